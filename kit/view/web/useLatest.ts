import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the given one last did. */
export function useLatest<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
