import { superAdmins } from '#kit/role.ts'
import { phrase } from '#kit/words.ts'
import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { operationLogWords } from '../operation-log.words.ts'
import { operationLog } from './operationLog.ts'

const list = searchOf(operationLog)

export const operationLogScreens = {
  '/datas/logs/list': {
    route: { title: phrase(operationLogWords, 'title'), roles: superAdmins, order: 100 },
    load: () => import('./OperationLogList.tsx').then((file) => file.OperationLogList),
    search: (raw) => ({ ...list(raw), ...drawerSearch(raw) }),
  },
} satisfies Screens
