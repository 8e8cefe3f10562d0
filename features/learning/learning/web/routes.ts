import { drawerSearch } from '#kit/web/list/rowPaths.ts'
import { searchOf } from '#kit/web/list/search.ts'
import type { Screens } from '#kit/web/screen.ts'
import { study } from '../learning.contract.ts'
import { progress } from '../progress.contract.ts'
import { pathSearch } from './paths.ts'

const records = searchOf(study)
const learners = searchOf(progress)
const recordSearch = (raw: Record<string, unknown>) => ({ ...records(raw), ...drawerSearch(raw) })

export const learningScreens = {
  '/datas/studys/list': {
    load: () => import('./StudyList.tsx').then((file) => file.StudyList),
    search: recordSearch,
  },
  '/datas/studys/independent': {
    load: () => import('./StudyList.tsx').then((file) => file.StudyIndependent),
    search: recordSearch,
  },
  '/datas/studys/status': {
    load: () => import('./StudyStatus.tsx').then((file) => file.StudyStatus),
    search: (raw) => ({ ...learners(raw), ...pathSearch(raw) }),
  },
} satisfies Screens
