import { searchOf } from '#kit/web/list/search.ts'
import { idSearch } from '#kit/web/recordId.ts'
import type { Screens } from '#kit/web/screen.ts'
import { listed } from './inbox.ts'

const list = searchOf(listed)
const search = (raw: Record<string, unknown>) => ({ ...list(raw), ...idSearch(raw) })
const lists = () => import('./MessageLists.tsx')

export const messageScreens = {
  '/msgs/index/list': { load: () => lists().then((file) => file.AllMessages), search },
  '/msgs/teachering/list': { load: () => lists().then((file) => file.TeacherReplies), search },
  '/msgs/teachered/list': { load: () => lists().then((file) => file.Questions), search },
  '/msgs/simple/list': { load: () => lists().then((file) => file.AiAnswers), search },
  '/msgs/multiple/list': { load: () => lists().then((file) => file.AiTalks), search },
} satisfies Screens
