import type { HandlersOf } from '#kit/call/server/context.ts'
import type { learnerMessageEndpoints } from '../learnerMessages.contract.ts'
import { askTeacher } from './askTeacher.ts'
import { replyAsLearner } from './replyAsLearner.ts'
import { countUnread, markRead, readMessages } from './learnerMessages.ts'

export const learnerMessageHandlers: HandlersOf<typeof learnerMessageEndpoints> = {
  ask: (call) => askTeacher(call, call.body),
  reply: (call) => replyAsLearner(call, call.body),
  messages: (call) => readMessages(call, call.query.pageNo),
  unread: (call) => countUnread(call),
  read: (call) => markRead(call, call.body.ids),
}
