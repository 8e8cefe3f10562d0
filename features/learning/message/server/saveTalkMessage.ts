import type { Db } from '#kit/call/server/context.ts'
import type { Exchange, Turns } from '#kit/ai/talk.ts'
import { messageTable } from './message.table.ts'

/** What a message shows of a talk. */
export interface TalkUpdate {
  /** Of the exchange with which the talk began. */
  readonly talkId: number
  readonly learnerId: number
  readonly activityId: number
  readonly cardId: number
  readonly turns: Turns
  /** What was said last. */
  readonly exchange: Exchange
  readonly at: number
}

/** Saves the one message by which those who follow a learner find a talk. It leads there, and shows what was said last. */
export async function saveTalkMessage(
  db: Db,
  { talkId, learnerId, activityId, cardId, turns, exchange, at }: TalkUpdate,
): Promise<void> {
  const shown = { content: exchange.said || exchange.reply, createdAt: at }
  const type = turns === 'one' ? 'simple' : 'multiple'
  await db
    .insert(messageTable)
    .values({ type, senderId: learnerId, activityId, cardId, talkId, ...shown })
    .onConflictDoUpdate({ target: messageTable.talkId, set: shown })
}
