/** B8, in milliseconds: how long a click's scroll takes, how long it holds the marked tab, how long scrolling must pause. */
export const scrollAnimation = 500
export const clickLock = 1200
export const scrollDebounce = 500

/** Position of a scroll of `scrollAnimation` after `elapsed` milliseconds; starts and ends gently. */
export function scrollPosition(from: number, to: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / scrollAnimation))
  const eased = share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2
  return from + (to - from) * eased
}

/**
 * The section in view: the last one whose top has passed `line`, the first before that, the last at the very end of the
 * page. Tops in pixels from the same origin as `line`.
 */
export function sectionInView(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return Math.max(0, tops.length - 1)
  const passed = tops.filter((top) => top <= line + 1).length
  return Math.max(0, passed - 1)
}

export interface TabClock {
  /** A click marks its tab at once and holds it for `clickLock`. */
  readonly click: (index: number) => void
  /** Scrolling marks the section in view once it has paused for `scrollDebounce` and no click holds. */
  readonly scroll: () => void
  readonly stop: () => void
}

/** Decides which tab is marked, from clicks and scrolling in time. */
export function tabClock(mark: (index: number) => void, inView: () => number): TabClock {
  let lockedUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const markInView = () => {
    if (Date.now() >= lockedUntil) mark(inView())
  }
  return {
    click: (index) => {
      lockedUntil = Date.now() + clickLock
      clearTimeout(timer)
      mark(index)
    },
    scroll: () => {
      clearTimeout(timer)
      timer = setTimeout(markInView, scrollDebounce)
    },
    stop: () => clearTimeout(timer),
  }
}
