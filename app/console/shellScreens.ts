import type { Screens } from '#kit/web/screen.ts'

/** The shell's own screens, and those that join two features. */
export const shellScreens = {
  '/dashboard': { load: () => import('./Dashboard.tsx').then((file) => file.Dashboard) },
  '/i18n/index': { load: () => import('./LanguagePage.tsx').then((file) => file.LanguagePage) },
  '/profile/pwd': { load: () => import('./PasswordScreen.tsx').then((file) => file.PasswordScreen) },
} satisfies Screens
