import type { HandlersOf } from '#kit/call/server/context.ts'
import type { messageEndpoints } from '../message.contract.ts'
import { countUnread, markAllRead, markRead } from './markRead.ts'
import { countMessages, readPage } from './readMessages.ts'
import { readThread } from './readThread.ts'
import { writeReply } from './writeReply.ts'

export const messageHandlers: HandlersOf<typeof messageEndpoints> = {
  page: (call) => readPage(call, call.body),
  counts: (call) => countMessages(call, call.body),
  unreadCount: (call) => countUnread(call),
  thread: (call) => readThread(call, call.query.id),
  updateRead: (call) => markRead(call, call.body.ids),
  readAll: (call) => markAllRead(call, call.body),
  create: (call) => writeReply(call, call.body),
}
