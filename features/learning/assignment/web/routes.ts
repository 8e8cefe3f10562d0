import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { assignment } from '../assignment.contract.ts'

const list = searchOf(assignment)

export const assignmentScreens = {
  '/datas/works/list': {
    load: () => import('./WorkList.tsx').then((file) => file.WorkList),
    search: list,
  },
  '/datas/works/view': {
    load: () => import('./WorkView.tsx').then((file) => file.WorkView),
    search: idSearch,
  },
  // The queue holds what the list's filters left.
  '/datas/works/edit': {
    load: () => import('./WorkQueue.tsx').then((file) => file.WorkQueue),
    search: (raw) => ({ ...list(raw), ...idSearch(raw) }),
  },
} satisfies Screens
