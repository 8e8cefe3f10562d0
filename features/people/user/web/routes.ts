import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
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
