import { useCallback, useEffect, useState } from 'react'
import { withRetries } from '#kit/http/web/withRetries.ts'
import { readCached, writeCached } from './learnerCache.ts'

export interface Reading<Data> {
  /** What was read; until the answer comes, what was read the last time. */
  readonly shown: Data | undefined
  readonly error: unknown
  readonly retry: () => void
}

/**
 * A hook that reads for the screen and remembers by number: who comes back finds it at once, and without a connection too.
 * `name` is where the copy on the device lies.
 */
export function cachedReading<Data>(name: string, read: (key: number, signal: AbortSignal) => Promise<Data>) {
  const cached = new Map<number, Data>()
  return function useCached(key: number): Reading<Data> {
    const [shown, setShown] = useState(cached.get(key))
    const [error, setError] = useState<unknown>()
    const [attempt, setAttempt] = useState(0)
    useEffect(() => {
      const leaving = new AbortController()
      const place = `${name}-${key}`
      withRetries(() => read(key, leaving.signal), leaving.signal).then(
        (data) => {
          cached.set(key, data)
          void writeCached(place, data)
          setShown(data)
          setError(undefined)
        },
        (reason: unknown) => leaving.signal.aborted || setError(reason),
      )
      if (!cached.has(key))
        readCached<Data>(place).then(
          (data) => leaving.signal.aborted || setShown((now) => now ?? data),
          () => undefined,
        )
      return () => leaving.abort()
    }, [key, attempt])
    const retry = useCallback(() => {
      setError(undefined)
      setAttempt((count) => count + 1)
    }, [])
    return { shown, error, retry }
  }
}
