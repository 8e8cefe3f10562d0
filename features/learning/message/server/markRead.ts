import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { countRows, one } from '#kit/resource/server/paging.ts'
import type { messageEndpoints } from '../message.contract.ts'
import { readableMessages } from './message.access.ts'
import { messageRecipientTable as recipient, messageTable } from './message.table.ts'
import { matchingIds } from './readMessages.ts'

/** What a reader has been sent and not read. */
const ownUnread = ({ actor }: Call) => and(eq(recipient.userId, actor.id), isNull(recipient.readAt))

export async function countUnread(call: Call): Promise<number> {
  const [row] = await call.db.select({ unread: count() }).from(recipient).where(ownUnread(call))
  return row?.unread ?? 0
}

/** How many of these a list of one kind shows as unread. @throws for any other filters */
export function countUnreadOf(call: Call, { type, read }: BodyOf<typeof messageEndpoints.page>) {
  if (typeof type !== 'string' || read !== false) throw new Error('unread messages of one kind are counted')
  const rows = call.db
    .select(one)
    .from(recipient)
    .innerJoin(messageTable, eq(messageTable.id, recipient.messageId))
    .where(and(ownUnread(call), eq(messageTable.type, type)))
  return countRows(call.db, rows)
}

/** Marks own messages as read. One that is not there for the asker refuses all of them. */
export async function markRead(call: Call, ids: readonly number[]): Promise<true> {
  const questionIds = [...new Set(ids)]
  if (questionIds.length === 0) return true
  const isRequested = inArray(messageTable.id, questionIds)
  const [seen] = await call.db
    .select({ count: count() })
    .from(messageTable)
    .where(and(isRequested, readableMessages(call.actor)))
  if (seen?.count !== questionIds.length) refuse(kitFaults.notFound)
  await setRead(call, questionIds)
  return true
}

export async function setRead(call: Call, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await call.db
    .update(recipient)
    .set({ readAt: call.now })
    .where(and(ownUnread(call), inArray(recipient.messageId, [...ids])))
}

/** Marks all as read that the filters leave, however many pages that is. */
export async function markAllRead(
  call: Call,
  filters: BodyOf<typeof messageEndpoints.readAll>,
): Promise<number> {
  if (filters.read === true) return 0
  const changed = await call.db
    .update(recipient)
    .set({ readAt: call.now })
    .where(and(ownUnread(call), inArray(recipient.messageId, matchingIds(call, filters))))
    .returning({ id: recipient.messageId })
  return changed.length
}
