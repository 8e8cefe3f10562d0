import { useSyncExternalStore } from 'react'

/** B7: below this width the sidebar is a drawer. */
export const mobileWidth = 992

const query = window.matchMedia(`(width < ${mobileWidth}px)`)

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
