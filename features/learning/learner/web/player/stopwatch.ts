export interface Stopwatch {
  /** Milliseconds in view since the last time that somebody asked. */
  readonly take: () => number
  readonly stop: () => void
}

/** Counts the time in which the page can be seen: a phone in the pocket learns nothing. */
export function startStopwatch(now: () => number = Date.now): Stopwatch {
  let gone = 0
  let since = isSeen() ? now() : undefined
  const note = () => {
    if (since !== undefined) gone += now() - since
    since = isSeen() ? now() : undefined
  }
  document.addEventListener('visibilitychange', note)
  return {
    take: () => {
      note()
      const taken = gone
      gone = 0
      return taken
    },
    stop: () => document.removeEventListener('visibilitychange', note),
  }
}

const isSeen = () => document.visibilityState === 'visible'
