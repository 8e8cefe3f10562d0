import type { Services } from '#kit/call/server/context.ts'
import { makeExchanges, type NewTalk } from '#features/learning/attempt/server/makeExchanges.ts'
import { saveTalkMessage } from './saveTalkMessage.ts'

/** A talk with the AI of a card, and the message that tells of it, for tests and demo data. */
export async function makeTalk(services: Services, talk: NewTalk): Promise<void> {
  const { learnerId, activityId, cardId } = talk
  const { talkId, turns, last } = await makeExchanges(services, talk)
  if (talkId === undefined || !last) return
  const { said, reply, at } = last
  const exchange = { said, reply, isFallback: false }
  await saveTalkMessage(services.database.db, { talkId, learnerId, activityId, cardId, turns, exchange, at })
}
