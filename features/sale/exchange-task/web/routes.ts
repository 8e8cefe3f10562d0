import { administrators } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { exchangeTask } from '../exchange-task.contract.ts'

export const exchangeTaskScreens = {
  '/exchange/task/index': {
    route: { title: phrase(exchangeTaskWords, 'title'), roles: administrators, order: 20 },
    load: () => import('./ExchangeTaskList.tsx').then((file) => file.ExchangeTaskList),
    search: drawerSearchOf(exchangeTask),
  },
} satisfies Screens
