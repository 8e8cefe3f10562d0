import type { Call } from '#kit/call/server/context.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

interface Answered {
  readonly learnerId: number
  readonly gradedBy: number
  readonly activityId: number
  readonly cardId: number
  readonly content: string
}

/** A teacher's word on a work reaches its learner as a teacher's reply. */
export async function notifyAnswered({ db, now }: Call, answered: Answered): Promise<void> {
  const { learnerId, gradedBy, activityId, cardId, content } = answered
  const [message] = await db
    .insert(messageTable)
    .values({ type: 'teachering', senderId: gradedBy, activityId, cardId, content, createdAt: now })
    .returning({ id: messageTable.id })
  if (!message) throw new Error('the message was not kept')
  await db.insert(messageRecipientTable).values({ messageId: message.id, userId: learnerId })
}
