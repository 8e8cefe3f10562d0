export const writable = 'input, textarea, [contenteditable=true]'

/** So long a new card's number and form are waited for at most, in milliseconds. */
export const timeoutMs = 10_000

let text = ''
let timer: ReturnType<typeof setTimeout> | undefined

function buffer(event: KeyboardEvent): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
  const isElsewhere = event.target instanceof HTMLElement && event.target.closest(writable) !== null
  if (!isPlain || isElsewhere || [...event.key].length !== 1) return
  text += event.key
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Buffers from now on what is typed while the field for it is not there yet, so that nobody has to wait to write. */
export function bufferKeys(): void {
  clearTimeout(timer)
  timer = setTimeout(dropBufferedKeys, timeoutMs)
  window.addEventListener('keydown', buffer, { capture: true })
}

/** Ends buffering, and drops what was typed. */
export function dropBufferedKeys(): void {
  clearTimeout(timer)
  window.removeEventListener('keydown', buffer, { capture: true })
  text = ''
}

/** Ends buffering, and types what was buffered into the field that has the focus. */
export function typeBufferedKeys(field: HTMLElement): void {
  const typed = text
  dropBufferedKeys()
  // As if it were typed: fields, rich ones too, hear of it by their own events.
  if (typed !== '' && field.matches(writable)) document.execCommand('insertText', false, typed)
}
