import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Retained } from '#kit/call/server/retention.ts'
import { isAmong } from '#kit/data/server/table.ts'
import { dropFileUses } from '#features/media/file/server/file.commands.ts'
import type { MessageType } from '../message.kinds.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

const later = alias(messageTable, 'later')

/** Conversations of these types in which nothing was said since, with all that was said in them. */
const forgetThose =
  (types: readonly MessageType[]) =>
  async ({ db }: Parameters<Retained['forget']>[0], before: number, most: number): Promise<number> => {
    const { createdAt, id, parentId, type } = messageTable
    const wasTakenUp = db
      .select({ id: later.id })
      .from(later)
      .where(and(eq(later.parentId, id), sql`${later.createdAt} >= ${before}`))
    const isOld = and(
      inArray(type, [...types]),
      isNull(parentId),
      lt(createdAt, before),
      notExists(wasTakenUp),
    )
    const begun = await db.select({ id }).from(messageTable).where(isOld).orderBy(asc(id)).limit(most)
    const ids = begun.map((each) => each.id)
    await deleteConversations(db, ids)
    return ids.length
  }

/** Deletes what began conversations, with all that was said in them. */
async function deleteConversations(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { id, parentId } = messageTable
  const isTheirs = or(isAmong(id, ids), isAmong(parentId, ids))
  const theirs = db.select({ id }).from(messageTable).where(isTheirs)
  await db.delete(messageRecipientTable).where(inArray(messageRecipientTable.messageId, theirs))
  const gone = await db.delete(messageTable).where(isTheirs).returning({ id })
  const goneIds = gone.map((each) => each.id)
  await dropFileUses(db, 'message', goneIds)
}

/** The messages that lead to talks go with them. */
export async function forgetTalks(
  { db }: Pick<Call, 'db'>,
  { talkIds }: { readonly talkIds: readonly number[] },
): Promise<void> {
  const { id, talkId } = messageTable
  const leading = await db.select({ id }).from(messageTable).where(isAmong(talkId, talkIds))
  const ids = leading.map((each) => each.id)
  await deleteConversations(db, ids)
}

/** What the system told. */
export const retainedNotices: Retained = {
  name: 'notices',
  days: ({ RETAIN_NOTICES_DAYS }) => RETAIN_NOTICES_DAYS,
  forget: forgetThose(['message']),
}

/** What people asked and answered; talks with an AI are kept with what was learned. */
export const retainedMessages: Retained = {
  name: 'messages',
  days: ({ RETAIN_MESSAGES_DAYS }) => RETAIN_MESSAGES_DAYS,
  forget: forgetThose(['teachering', 'teachered']),
}
