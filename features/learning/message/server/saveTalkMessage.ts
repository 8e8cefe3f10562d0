import type { Db } from '#kit/call/server/context.ts'
import type { TalkAnswer } from '#features/learning/attempt/server/attempt.events.ts'
import { messageTable } from './message.table.ts'

/** Saves the one message by which those who follow a learner find a talk. It leads there, and shows what was said last. */
export async function saveTalkMessage(
  db: Db,
  { talkId, learnerId, activityId, cardId, turns, exchange, at }: TalkAnswer,
): Promise<void> {
  const shown = { content: exchange.said || exchange.reply, createdAt: at }
  const type = turns === 'one' ? 'simple' : 'multiple'
  await db
    .insert(messageTable)
    .values({ type, senderId: learnerId, activityId, cardId, talkId, ...shown })
    .onConflictDoUpdate({ target: messageTable.talkId, set: shown })
}
