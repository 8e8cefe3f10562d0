import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the given one last did. */
export function useLatest<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
