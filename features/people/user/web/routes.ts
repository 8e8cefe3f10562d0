import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearch } from '#kit/resource/web/rowPaths.ts'
import { searchOf } from '#kit/list/web/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { userWords } from '../user.words.ts'
import { user } from '../user.contract.ts'

const list = searchOf(user)

export const userScreens = {
  '/datas/roles/list': {
    route: { title: phrase(userWords, 'title'), roles: superAdmins, order: 50 },
    load: () => import('./UserList.tsx').then((file) => file.UserList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
