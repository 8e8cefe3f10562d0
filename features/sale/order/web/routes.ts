import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { orderWords } from '../order.words.ts'
import { order } from '../order.contract.ts'

const list = searchOf(order)

export const orderScreens = {
  '/datas/orders/list': {
    route: { title: phrase(orderWords, 'title'), roles: superAdmins, order: 80 },
    load: () => import('./OrderList.tsx').then((file) => file.OrderList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
