import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearch } from '#kit/resource/web/rowPaths.ts'
import { searchOf } from '#kit/list/web/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
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
