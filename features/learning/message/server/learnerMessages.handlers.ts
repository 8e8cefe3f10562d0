import type { HandlersOf } from '#kit/call/server/context.ts'
import type { learnerMessageEndpoints } from '#features/learning/learn/learn.asking.ts'
import { askTeacher } from '#features/learning/learning/server/askTeacher.ts'
import { countUnread, markRead, readMessages } from '#features/learning/learning/server/readMessages.ts'

export const learnerMessageHandlers: HandlersOf<typeof learnerMessageEndpoints> = {
  ask: (call) => askTeacher(call, call.body),
  messages: (call) => readMessages(call, call.query.pageNo),
  unread: (call) => countUnread(call),
  read: (call) => markRead(call, call.body.ids),
}
