const firstMs = 1000
const maxMs = 30_000

export interface Backoff {
  /** Longer after each failure, but no longer than until the connection or the learner is back. */
  readonly after: (failures: number) => Promise<void>
  readonly end: () => void
}

export function makeBackoff(): Backoff {
  let wake = () => {}
  window.addEventListener('online', () => wake())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  return {
    after: (failures) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(maxMs, firstMs * 2 ** (failures - 1)))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    end: () => wake(),
  }
}
