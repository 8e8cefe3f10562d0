import type { Services } from '#kit/call/server/context.ts'
import { makeExchanges, type NewTalk } from '#features/learning/attempt/server/makeExchanges.ts'
import { makeHelp, type NewHelp } from '#features/learning/help/server/makeHelp.ts'
import { saveTalkMessage } from './saveTalkMessage.ts'

type AnyTalk = (NewTalk & { readonly manner?: 'card' }) | NewHelp

const isNewHelp = (talk: AnyTalk): talk is NewHelp => (talk.manner ?? 'card') !== 'card'

/**
 * A talk with the AI of a card, or with a tutor or a partner about it, and the message that tells of it, for tests and demo
 * data. Answers the exchange that it began with.
 */
export async function makeTalk(services: Services, talk: AnyTalk): Promise<number | undefined> {
  const { learnerId, activityId, cardId } = talk
  const { talkId, turns, last } = await (isNewHelp(talk)
    ? makeHelp(services, talk)
    : makeExchanges(services, talk))
  if (talkId === undefined || !last) return undefined
  const { said, reply, at } = last
  const exchange = { said, reply, isFallback: false }
  await saveTalkMessage(services.database.db, { talkId, learnerId, activityId, cardId, turns, exchange, at })
  return talkId
}
