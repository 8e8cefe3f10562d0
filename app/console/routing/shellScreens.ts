import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { accessWords } from '#features/people/access/access.words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { homePath } from './paths.ts'
import { profileSearch } from './profileTab.ts'

/** The shell's own screens, and those that join two features. */
export const shellScreens = {
  [homePath]: { load: () => import('../Dashboard.tsx').then((file) => file.Dashboard) },
  '/datas/roles/access': {
    route: { title: phrase(accessWords, 'title'), roles: superAdmins, order: 60 },
    load: () => import('../RoleAccess.tsx').then((file) => file.RoleAccess),
  },
  '/gallery': { load: () => import('../gallery/Gallery.tsx').then((file) => file.Gallery) },
  '/i18n/index': { load: () => import('../LanguagePage.tsx').then((file) => file.LanguagePage) },
  '/profile/home': {
    route: { title: phrase(shellWords, 'routes.profileHome') },
    load: () => import('../ProfileScreen.tsx').then((file) => file.ProfileScreen),
    search: profileSearch,
  },
  '/profile/index': {
    route: { title: phrase(shellWords, 'routes.profile') },
    load: () => import('../ProfileOverview.tsx').then((file) => file.ProfileOverview),
  },
  '/profile/pwd': {
    route: { title: phrase(shellWords, 'routes.profilePassword') },
    load: () => import('../PasswordScreen.tsx').then((file) => file.PasswordScreen),
  },
} satisfies Screens
