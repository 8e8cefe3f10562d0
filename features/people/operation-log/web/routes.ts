import { superAdmins } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { operationLogWords } from '../operation-log.words.ts'
import { operationLog } from './operationLog.ts'

export const operationLogScreens = {
  '/datas/logs/list': {
    route: { title: phrase(operationLogWords, 'title'), roles: superAdmins, order: 100 },
    load: () => import('./OperationLogList.tsx').then((file) => file.OperationLogList),
    search: drawerSearchOf(operationLog),
  },
} satisfies Screens
