import type { Range } from '../mediaRanges.ts'

/** Notes which stretches of a recording were truly played. */
export interface WatchLog {
  /** The recording plays, and has reached this second. */
  at(seconds: number): void
  /** The recording stops, or jumps elsewhere: what comes next is another stretch. */
  cut(): void
  /** The stretches since they were last taken. */
  peek(): Range[]
  /** The same, which are then forgotten; a running one goes on. */
  take(): Range[]
}

const toHundredths = (seconds: number) => Math.round(seconds * 100) / 100

/** A log that holds its stretches in seconds, rounded to hundredths; a step back in time begins another stretch. */
export function makeWatchLog(): WatchLog {
  let done: Range[] = []
  let open: { from: number; to: number } | undefined
  const close = () => {
    if (open && open.from < open.to) done.push([open.from, open.to])
  }
  return {
    at(seconds) {
      const now = toHundredths(seconds)
      if (!open) open = { from: now, to: now }
      else if (now >= open.to) open.to = now
      else {
        close()
        open = { from: now, to: now }
      }
    },
    cut() {
      close()
      open = undefined
    },
    peek: () => (open && open.from < open.to ? [...done, [open.from, open.to]] : [...done]),
    take() {
      close()
      if (open) open = { from: open.to, to: open.to }
      const taken = done
      done = []
      return taken
    },
  }
}
