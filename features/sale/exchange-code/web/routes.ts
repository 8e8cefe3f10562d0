import { administrators } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { exchangeCodeWords } from '../exchange-code.words.ts'
import { exchangeCode } from '../exchange-code.contract.ts'

export const exchangeCodeScreens = {
  '/exchange/list/index': {
    route: { title: phrase(exchangeCodeWords, 'title'), roles: administrators, order: 10 },
    load: () => import('./ExchangeCodeList.tsx').then((file) => file.ExchangeCodeList),
    search: searchOf(exchangeCode),
  },
} satisfies Screens
