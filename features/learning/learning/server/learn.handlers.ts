import type { HandlersOf } from '#kit/call/server/context.ts'
import type { learnEndpoints } from '#features/learning/learn/learn.contract.ts'
import { answer } from './answer.ts'
import { askTeacher } from './askTeacher.ts'
import { listCourses, readCourse } from './readCourse.ts'
import { handInWork } from './handInWork.ts'
import { keepPosition, keepProgress } from './keepProgress.ts'
import { listActivities, readActivity, readResult } from './readActivity.ts'
import { readAssignments } from './readAssignments.ts'
import { countUnread, markRead, readMessages } from './readMessages.ts'
import { talk } from './talk.ts'

export const learnHandlers: HandlersOf<typeof learnEndpoints> = {
  activities: (call) => listActivities(call, call.query),
  activity: (call) => readActivity(call, call.query.id),
  courses: (call) => listCourses(call),
  course: (call) => readCourse(call, call.query.id),
  ask: (call) => askTeacher(call, call.body),
  messages: (call) => readMessages(call, call.query.pageNo),
  unread: (call) => countUnread(call),
  read: (call) => markRead(call, call.body.ids),
  assignments: (call) => readAssignments(call, call.query.pageNo),
  response: (call) => answer(call, call.body),
  chat: (call) => talk(call, call.body),
  assignment: (call) => handInWork(call, call.body),
  result: (call) => readResult(call, call.query),
  progress: (call) => keepProgress(call, call.body),
  position: (call) => keepPosition(call, call.body),
}
