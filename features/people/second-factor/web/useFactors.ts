import { useCallback, useEffect, useState } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { secondFactorCalls } from './secondFactor.calls.ts'

export type Factors = DataOf<typeof secondFactorCalls.list>
export type Factor = Factors['factors'][number]

/** One's own second factors as the server has them. */
export function useFactors() {
  const [factors, setFactors] = useState<Factors>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    call(secondFactorCalls.list, { signal }).then(
      (found) => {
        setFactors(found)
        setError(undefined)
      },
      (reason: unknown) => signal.aborted || setError(reason),
    )
    return () => leaving.abort()
  }, [attempt])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { factors, error, reload }
}
