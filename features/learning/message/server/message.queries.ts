import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

export const messageRecipientView = viewOf(messageRecipientTable, ['messageId', 'readAt', 'userId'])

const messageColumns = [
  'aboutResource',
  'activityId',
  'cardId',
  'clientId',
  'content',
  'createdAt',
  'fileIds',
  'id',
  'parentId',
  'senderId',
  'talkId',
  'told',
  'type',
] as const

export const messageView = viewOf(messageTable, messageColumns)

/** The same, for what was answered to a message. */
export const answerView = viewOf(messageTable, messageColumns, 'answer')

type NewMessage = typeof messageTable.$inferInsert

/** Adds a message to these people; undefined where its `clientId` was sent before. */
export async function addMessage(
  db: Db,
  message: NewMessage,
  recipients: readonly number[],
): Promise<number | undefined> {
  const [row] = await db
    .insert(messageTable)
    .values(message)
    .onConflictDoNothing({ target: messageTable.clientId })
    .returning({ id: messageTable.id })
  if (row && recipients.length > 0)
    await db.insert(messageRecipientTable).values(recipients.map((userId) => ({ messageId: row.id, userId })))
  return row?.id
}

/** Notes messages as read by one of their recipients. */
export async function markAsRead(
  db: Db,
  recipientId: number,
  ids: readonly number[],
  at: number,
): Promise<void> {
  const { messageId, userId, readAt } = messageRecipientTable
  await db
    .update(messageRecipientTable)
    .set({ readAt: at })
    .where(and(eq(userId, recipientId), inArray(messageId, [...ids]), isNull(readAt)))
}
