import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { order } from '../order.contract.ts'

const list = searchOf(order)

export const orderScreens = {
  '/datas/orders/list': {
    load: () => import('./OrderList.tsx').then((file) => file.OrderList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
