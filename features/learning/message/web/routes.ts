import { staff } from '#kit/contract/role.ts'
import { phrase } from '#kit/i18n/words.ts'
import { searchOf } from '#kit/list/web/search/search.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import type { Screens } from '#kit/feature/web/screen.ts'
import { messageWords } from '../message.words.ts'
import { listed } from './inbox.ts'

const list = searchOf(listed)
const search = (raw: Record<string, unknown>) => ({ ...list(raw), ...idSearch(raw) })
const lists = () => import('./MessageLists.tsx')

export const messageScreens = {
  '/msgs/index/list': {
    route: { title: phrase(messageWords, 'lists.index.title'), roles: staff, order: 10 },
    load: () => lists().then((file) => file.AllMessages),
    search,
  },
  '/msgs/teachering/list': {
    route: { title: phrase(messageWords, 'lists.teachering.title'), roles: staff, order: 20 },
    load: () => lists().then((file) => file.TeacherReplies),
    search,
  },
  '/msgs/teachered/list': {
    route: { title: phrase(messageWords, 'lists.teachered.title'), roles: staff, order: 30 },
    load: () => lists().then((file) => file.Questions),
    search,
  },
  '/msgs/simple/list': {
    route: { title: phrase(messageWords, 'lists.simple.title'), roles: staff, order: 40 },
    load: () => lists().then((file) => file.AiAnswers),
    search,
  },
  '/msgs/multiple/list': {
    route: { title: phrase(messageWords, 'lists.multiple.title'), roles: staff, order: 50 },
    load: () => lists().then((file) => file.AiTalks),
    search,
  },
} satisfies Screens
