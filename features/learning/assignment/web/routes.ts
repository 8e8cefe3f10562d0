import { teachers } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { routesUnder, type Screens } from '#kit/feature/web/screen.ts'
import { assignmentWords } from '../assignment.words.ts'
import { assignment } from '../assignment.contract.ts'

const inside = routesUnder('/datas/works/list', assignmentWords, teachers)

const list = searchOf(assignment)

export const assignmentScreens = {
  '/datas/works/list': {
    route: { title: phrase(assignmentWords, 'title'), roles: teachers, order: 70 },
    load: () => import('./WorkList.tsx').then((file) => file.WorkList),
    search: list,
  },
  '/datas/works/view': {
    route: inside('routes.workView'),
    load: () => import('./WorkView.tsx').then((file) => file.WorkView),
    search: idSearch,
  },
  // The queue holds what the list's filters left.
  '/datas/works/edit': {
    route: inside('routes.workEdit'),
    load: () => import('./WorkQueue.tsx').then((file) => file.WorkQueue),
    search: (raw) => ({ ...list(raw), ...idSearch(raw) }),
  },
} satisfies Screens
