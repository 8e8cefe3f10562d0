/** Whoever presses no key for so long does not walk any more, in milliseconds. */
const walkEndMs = 2000

const ends = new WeakMap<HTMLElement, () => void>()

/**
 * While keys walk through a list, a pointer that rests above it marks nothing that lies under it: each row that passes by would
 * take its colour in turn, and the browser would handle that before it paints the step. Called at each key; ends with the keys,
 * or once the pointer moves or is pressed. The list's style takes its rows from the pointer while it has `data-keys`.
 */
export function suspendHover(list: HTMLElement): void {
  ends.get(list)?.()
  const ended = new AbortController()
  const end = () => {
    delete list.dataset['keys']
    stop()
  }
  const timer = setTimeout(end, walkEndMs)
  const stop = () => {
    clearTimeout(timer)
    ended.abort()
  }
  ends.set(list, stop)
  list.dataset['keys'] = ''
  for (const kind of ['pointermove', 'pointerdown'])
    window.addEventListener(kind, end, { capture: true, signal: ended.signal })
}

/** A press of a pointer that has not moved since was the list's own: the row under it gets the click. */
export function clickRow(event: MouseEvent, list: HTMLElement): void {
  if (event.target !== list) return
  const under = document.elementFromPoint(event.clientX, event.clientY)
  if (under && under !== list && list.contains(under)) under.dispatchEvent(new MouseEvent('click', event))
}
