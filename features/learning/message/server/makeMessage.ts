import type { Services } from '#kit/call/server/context.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

type NewMessage = Partial<typeof messageTable.$inferInsert> & {
  /** Whom it reaches. */
  readonly to?: readonly number[]
  readonly readAt?: number | null
}

/** A message for tests and demo data: a question now, unread, unless said otherwise. */
export async function makeMessage(services: Services, { to = [], readAt = null, ...rest }: NewMessage) {
  const { db } = services.database
  const [row] = await db
    .insert(messageTable)
    .values({ type: 'teachered', content: 'Why is that so?', createdAt: services.now(), ...rest })
    .returning()
  if (!row) throw new Error('the message was not made')
  if (to.length > 0)
    await db.insert(messageRecipientTable).values(to.map((userId) => ({ messageId: row.id, userId, readAt })))
  return row
}
