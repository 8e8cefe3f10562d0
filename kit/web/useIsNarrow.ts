import { useSyncExternalStore } from 'react'

/** B7: below this the console is in mobile mode. */
export const narrowBelow = 992

const query = () => window.matchMedia(`(max-width: ${narrowBelow - 1}px)`)

function subscribe(listener: () => void): () => void {
  const narrow = query()
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
