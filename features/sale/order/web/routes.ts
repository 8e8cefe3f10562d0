import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { orderWords } from '../order.words.ts'
import { order } from '../order.contract.ts'

export const orderScreens = {
  '/datas/orders/list': {
    route: { title: phrase(orderWords, 'title'), roles: superAdmins, order: 80 },
    load: () => import('./OrderList.tsx').then((file) => file.OrderList),
    search: drawerSearchOf(order),
  },
} satisfies Screens
