import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { exchangeCode } from '../exchange-code.contract.ts'

export const exchangeCodeScreens = {
  '/exchange/list/index': {
    load: () => import('./ExchangeCodeList.tsx').then((file) => file.ExchangeCodeList),
    search: searchOf(exchangeCode),
  },
} satisfies Screens
