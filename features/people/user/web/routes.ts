import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { userWords } from '../user.words.ts'
import { user } from '../user.contract.ts'

export const userScreens = {
  '/datas/roles/list': {
    route: { title: phrase(userWords, 'title'), roles: superAdmins, order: 50 },
    load: () => import('./UserList.tsx').then((file) => file.UserList),
    search: drawerSearchOf(user),
  },
} satisfies Screens
