import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Services } from '#kit/call/server/context.ts'
import { cardOf } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { firstOf } from './talk/talkRows.ts'
import { talkTable } from './progress/talk.table.ts'
import { learnerDeck } from './progress/versionDeck.ts'

export interface NewTalk {
  readonly learnerId: number
  readonly activityId: number
  /** A card that speaks with an AI. */
  readonly cardId: number
  /** The messages ('' where the card spoke by itself) and their replies. */
  readonly exchanges: readonly (readonly [message: string, reply: string])[]
  readonly at?: number
}

const pause = 40_000

/** The talk of a learner with the AI of a card, without the message that notifies of it; returns what that needs. */
export async function makeExchanges(services: Services, talk: NewTalk) {
  const { learnerId, activityId, cardId, exchanges, at = services.now() } = talk
  const { db } = services.database
  const [activity] = await db
    .select({ versionId: activityView.publishedVersionId })
    .from(activityView)
    .where(eq(activityView.id, activityId))
  if (!activity?.versionId) throw new Error(`the activity ${activityId} was never published`)
  const learning = { userId: learnerId, versionId: activity.versionId }
  const card = findCard(await learnerDeck(db, learning), cardId)?.card
  const talking = card && cardOf(card.type).talking
  if (!talking?.talks) throw new Error(`the card ${cardId} does not speak`)
  const rows = exchanges.map(([message, reply], index) => ({
    learnerId,
    activityVersionId: learning.versionId,
    cardId,
    round: 0,
    clientId: randomUUID(),
    place: index + 1,
    said: message,
    reply,
    at: at + index * pause,
  }))
  if (rows.length > 0) await db.insert(talkTable).values(rows)
  return {
    talkId: await firstOf(db, { learning, cardId, round: 0 }),
    turns: talking.turns,
    last: rows.at(-1),
  }
}
