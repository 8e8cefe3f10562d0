import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Retained } from '#kit/call/server/retention.ts'
import type { MessageType } from '../message.kinds.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

const later = alias(messageTable, 'later')

/** Conversations of these types in which nothing was said since, with all that was said in them. */
const forgetThose =
  (types: readonly MessageType[]) =>
  async (
    { db, services }: Parameters<Retained['forget']>[0],
    before: number,
    most: number,
  ): Promise<number> => {
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
    if (ids.length === 0) return 0
    const isTheirs = or(inArray(id, ids), inArray(parentId, ids))
    const theirs = db.select({ id }).from(messageTable).where(isTheirs)
    await db.delete(messageRecipientTable).where(inArray(messageRecipientTable.messageId, theirs))
    const gone = await db
      .delete(messageTable)
      .where(isTheirs)
      .returning({ id, fileIds: messageTable.fileIds })
    // Nothing holds their files any more.
    for (const { id: resourceId } of gone.filter(({ fileIds }) => fileIds.length > 0))
      await services.registerFileUses(
        { db, services },
        { resource: 'message', resourceId, pictures: [], fileIds: [] },
      )
    return ids.length
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
