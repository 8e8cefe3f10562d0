import { useSyncExternalStore } from 'react'
import { useMedia } from '#kit/view/web/useMedia.ts'
import type { Scheme } from '../palette.ts'
import type { Theme } from '../themes.ts'
import { onThemeChange, shownTheme } from './shownTheme.ts'

/** The theme that was chosen; the component follows its change. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, shownTheme, shownTheme)

/** Whether the page is light or dark just now, chosen or by the device; for what draws colours itself. */
export function useScheme(): Scheme {
  const theme = useTheme()
  const isDark = useMedia('(prefers-color-scheme: dark)')
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}
