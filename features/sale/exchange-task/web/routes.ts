import { administrators } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { exchangeTask } from '../exchange-task.contract.ts'

const inside = routesUnder('/exchange/task/index', exchangeTaskWords, administrators)

export const exchangeTaskScreens = {
  '/exchange/task/index': {
    route: { title: phrase(exchangeTaskWords, 'title'), roles: administrators, order: 20 },
    load: () => import('./ExchangeTaskList.tsx').then((file) => file.ExchangeTaskList),
    search: drawerSearchOf(exchangeTask),
  },
  '/exchange/task/view': {
    route: inside('record'),
    load: () => import('./BatchScreen.tsx').then((file) => file.BatchScreen),
    search: idSearch,
  },
} satisfies Screens
