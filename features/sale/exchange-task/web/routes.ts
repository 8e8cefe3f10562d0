import { administrators } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { exchangeTask } from '../exchange-task.contract.ts'

const list = searchOf(exchangeTask)

export const exchangeTaskScreens = {
  '/exchange/task/index': {
    route: { title: phrase(exchangeTaskWords, 'title'), roles: administrators, order: 20 },
    load: () => import('./ExchangeTaskList.tsx').then((file) => file.ExchangeTaskList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
