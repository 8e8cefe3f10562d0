import type { HandlersOf } from '#kit/server/context.ts'
import type { learnEndpoints } from '#features/learn/learn.contract.ts'
import { answer } from './answer.ts'
import { keepPosition, keepProgress } from './keepProgress.ts'
import { listActivities, readActivity } from './readActivity.ts'

export const learnHandlers: HandlersOf<typeof learnEndpoints> = {
  activities: (call) => listActivities(call, call.query),
  activity: (call) => readActivity(call, call.query.id),
  response: (call) => answer(call, call.body),
  progress: (call) => keepProgress(call, call.body),
  position: (call) => keepPosition(call, call.body),
}
