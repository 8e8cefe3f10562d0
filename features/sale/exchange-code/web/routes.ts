import { administrators } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { exchangeCodeWords } from '../exchange-code.words.ts'
import { exchangeCode } from '../exchange-code.contract.ts'

export const exchangeCodeScreens = {
  '/exchange/list/index': {
    route: { title: phrase(exchangeCodeWords, 'title'), roles: administrators, order: 10 },
    load: () => import('./ExchangeCodeList.tsx').then((file) => file.ExchangeCodeList),
    search: searchOf(exchangeCode),
  },
} satisfies Screens
