import { useMedia } from './useMedia.ts'

/** B7, in CSS pixels: below this the console is in mobile mode. */
export const narrowBelow = 992

/** Whether the window is narrower than 992 CSS pixels; the component renders again when that changes. */
export const useIsNarrow = (): boolean => useMedia(`(max-width: ${narrowBelow - 1}px)`)
