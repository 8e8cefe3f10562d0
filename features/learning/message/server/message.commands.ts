import type { Db } from '#kit/call/server/context.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import { aboutAccount } from '../message.about.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

/** A13: whoever has the account reads of it in every session that is open, and at the next sign-in. */
export async function tellOwner(
  db: Db,
  { userId, told }: { readonly userId: number; readonly told: Phrase },
  now: number,
): Promise<void> {
  const [message] = await db
    .insert(messageTable)
    .values({
      type: 'message',
      content: '',
      createdAt: now,
      told,
      aboutResource: aboutAccount,
      aboutId: userId,
    })
    .returning({ id: messageTable.id })
  if (!message) throw new Error('the message was not kept')
  await db.insert(messageRecipientTable).values({ messageId: message.id, userId })
}
