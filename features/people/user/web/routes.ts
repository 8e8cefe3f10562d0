import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { user } from '../user.contract.ts'

const list = searchOf(user)

export const userScreens = {
  '/datas/roles/list': {
    load: () => import('./UserList.tsx').then((file) => file.UserList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
