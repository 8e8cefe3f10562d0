import { and, count, eq, isNull } from 'drizzle-orm'
import type { HandlersOf } from '#kit/server/context.ts'
import type { messageEndpoints } from '../message.contract.ts'
import { messageRecipientTable } from './message.table.ts'

export const messageHandlers = {
  async unreadCount(call) {
    const [row] = await call.db
      .select({ unread: count() })
      .from(messageRecipientTable)
      .where(and(eq(messageRecipientTable.userId, call.actor.id), isNull(messageRecipientTable.readAt)))
    return row?.unread ?? 0
  },
} satisfies HandlersOf<typeof messageEndpoints>
