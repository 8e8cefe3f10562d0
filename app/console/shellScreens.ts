import type { Screens } from '#kit/web/screen.ts'
import { profileSearch } from './profileTab.ts'

/** The shell's own screens, and those that join two features. */
export const shellScreens = {
  '/dashboard': { load: () => import('./Dashboard.tsx').then((file) => file.Dashboard) },
  '/datas/roles/access': { load: () => import('./RoleAccess.tsx').then((file) => file.RoleAccess) },
  '/gallery': { load: () => import('./gallery/Gallery.tsx').then((file) => file.Gallery) },
  '/i18n/index': { load: () => import('./LanguagePage.tsx').then((file) => file.LanguagePage) },
  '/profile/home': {
    load: () => import('./ProfileScreen.tsx').then((file) => file.ProfileScreen),
    search: profileSearch,
  },
  '/profile/index': {
    load: () => import('./ProfileOverview.tsx').then((file) => file.ProfileOverview),
  },
  '/profile/pwd': { load: () => import('./PasswordScreen.tsx').then((file) => file.PasswordScreen) },
} satisfies Screens
