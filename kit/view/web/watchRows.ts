import { spareRows, windowAt, type Slice } from './rowWindow.ts'

/** A list that has not been scrolled for so long is idle, in milliseconds. */
const idleMs = 800
/** One that goes on by no more rows at a time is walked through with keys: the spare rows of an idle list are enough for that. */
const walkedRows = 1.5

/** Reports which rows of a scrolling list are to be drawn, now and whenever it moves or is resized; gives what ends that. */
export function watchRows(
  list: HTMLElement,
  offsets: readonly number[],
  listener: (slice: Slice) => void,
): () => void {
  let idleTimer: number | undefined
  let top = list.scrollTop
  const look = (spare: number) => listener(windowAt(offsets, list.scrollTop, list.clientHeight, spare))
  // A list without a height is not laid out yet: as few rows as of a moving one are drawn until it is.
  const showIdle = () => {
    idleTimer = undefined
    look(list.clientHeight > 0 ? spareRows.idle : spareRows.moving)
  }
  const rowHeight = (offsets.at(-1) ?? 0) / Math.max(1, offsets.length - 1)
  const move = () => {
    const isWalked = Math.abs(list.scrollTop - top) <= walkedRows * rowHeight
    top = list.scrollTop
    if (isWalked && idleTimer === undefined) return showIdle()
    clearTimeout(idleTimer)
    idleTimer = window.setTimeout(showIdle, idleMs)
    return look(spareRows.moving)
  }
  showIdle()
  list.addEventListener('scroll', move, { passive: true })
  const resized = new ResizeObserver(showIdle)
  resized.observe(list)
  return () => {
    clearTimeout(idleTimer)
    list.removeEventListener('scroll', move)
    resized.disconnect()
  }
}
