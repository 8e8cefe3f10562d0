import { spareRows, windowAt, type Slice } from './rowWindow.ts'

/** A list that has not moved for so long rests, in milliseconds. */
const restMs = 800

/** Tells which rows of a scrolling list are to be drawn, now and whenever it moves or is resized; gives what ends that. */
export function watchRows(
  list: HTMLElement,
  offsets: readonly number[],
  tell: (slice: Slice) => void,
): () => void {
  let resting = 0
  const look = (spare: number) => tell(windowAt(offsets, list.scrollTop, list.clientHeight, spare))
  // One that is not laid out yet shows in a moment what nobody can tell now.
  const rest = () => look(list.clientHeight > 0 ? spareRows.resting : spareRows.moving)
  const move = () => {
    clearTimeout(resting)
    resting = window.setTimeout(rest, restMs)
    look(spareRows.moving)
  }
  rest()
  list.addEventListener('scroll', move, { passive: true })
  const resized = new ResizeObserver(rest)
  resized.observe(list)
  return () => {
    clearTimeout(resting)
    list.removeEventListener('scroll', move)
    resized.disconnect()
  }
}
