import type { HandlersOf } from '#kit/call/server/context.ts'
import type { attemptEndpoints } from '../attempt.contract.ts'
import { answer } from './answer.ts'
import { listCourses, readCourse } from './course/readCourse.ts'
import { savePosition, saveProgress } from './saveProgress.ts'
import { listActivities, readActivity, readResult } from './readActivity.ts'
import { talk } from './talk.ts'

export const attemptHandlers: HandlersOf<typeof attemptEndpoints> = {
  activities: (call) => listActivities(call, call.query),
  activity: (call) => readActivity(call, call.query.id),
  courses: (call) => listCourses(call),
  course: (call) => readCourse(call, call.query.id),
  response: (call) => answer(call, call.body),
  chat: (call) => talk(call, call.body),
  result: (call) => readResult(call, call.query),
  progress: (call) => saveProgress(call, call.body),
  position: (call) => savePosition(call, call.body),
}
