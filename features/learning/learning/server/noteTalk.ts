import { and, eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { Exchange } from '#kit/ai/talk.ts'
import { keepTalkMessage } from '#features/learning/message/server/message.queries.ts'
import { isInTalk, type TalkPlace } from './talkRows.ts'
import { talkTable } from './talk.table.ts'

/** What the message of a talk tells of it. */
interface Noted {
  readonly type: 'simple' | 'multiple'
  readonly activityId: number
  readonly exchange: Exchange
  readonly at: number
}

/** Keeps the one message by which those who follow a learner find a talk. It leads there, and shows what was said last. */
export async function noteTalk(
  db: Db,
  place: TalkPlace,
  { type, activityId, exchange, at }: Noted,
): Promise<void> {
  const [first] = await db
    .select({ id: talkTable.id })
    .from(talkTable)
    .where(and(isInTalk(place), eq(talkTable.place, 1)))
  if (!first) return
  await keepTalkMessage(db, {
    ...{ type, senderId: place.learning.userId, activityId, cardId: place.cardId, talkId: first.id },
    ...{ content: exchange.said || exchange.reply, createdAt: at },
  })
}
