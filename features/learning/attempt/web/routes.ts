import { teachers } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { drawerSearchOf, searchOf } from '#kit/list/web/search/search.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { learningWords } from '../learning.words.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import { learningRecord } from '../learning.contract.ts'
import { progress } from '../progress.contract.ts'
import { pathSearch } from './paths.ts'

const learners = searchOf(progress)
const recordSearch = drawerSearchOf(learningRecord)

export const learningScreens = {
  '/datas/studys/list': {
    route: { title: phrase(learningWords, 'title'), roles: teachers, order: 10 },
    load: () => import('./LearningRecordList.tsx').then((file) => file.LearningRecordList),
    search: recordSearch,
  },
  '/datas/studys/independent': {
    route: { title: phrase(learningWords, 'independent.title'), roles: teachers, order: 30 },
    load: () => import('./LearningRecordList.tsx').then((file) => file.IndependentRecordList),
    search: recordSearch,
  },
  '/datas/studys/status': {
    route: { title: phrase(learningStatusWords, 'title'), roles: teachers, order: 20 },
    load: () => import('./RecordStatus.tsx').then((file) => file.RecordStatus),
    search: (raw) => ({ ...learners(raw), ...pathSearch(raw) }),
  },
} satisfies Screens
