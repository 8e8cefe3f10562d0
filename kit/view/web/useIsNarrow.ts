import { useMedia } from './useMedia.ts'

/** B7: below this the console is in mobile mode. */
export const narrowBelow = 992

export const useIsNarrow = (): boolean => useMedia(`(max-width: ${narrowBelow - 1}px)`)
