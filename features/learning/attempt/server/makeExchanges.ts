import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Services } from '#kit/call/server/context.ts'
import type { Turns } from '#kit/ai/talk.ts'
import { cardOf } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { firstOf, type TalkManner } from './talk/talk.queries.ts'
import { talkTable } from './progress/talk.table.ts'
import { learnerDeck } from './progress/versionDeck.ts'

export interface NewTalk {
  readonly learnerId: number
  readonly activityId: number
  /** A card that speaks with an AI, or that a tutor or partner is asked about. */
  readonly cardId: number
  /** With the card itself by default. */
  readonly manner?: TalkManner
  /** The messages ('' where the card spoke by itself) and their replies. */
  readonly exchanges: readonly (readonly [message: string, reply: string])[]
  readonly at?: number
}

const pause = 40_000

/** A talk of a learner with an AI, without the message that notifies of it; returns what that needs. */
export async function makeExchanges(services: Services, talk: NewTalk) {
  const { learnerId, activityId, cardId, exchanges, manner = 'card', at = services.now() } = talk
  const { db } = services.database
  const [activity] = await db
    .select({ versionId: activityView.publishedVersionId })
    .from(activityView)
    .where(eq(activityView.id, activityId))
  if (!activity?.versionId) throw new Error(`the activity ${activityId} was never published`)
  const learning = { userId: learnerId, versionId: activity.versionId }
  const turns = manner === 'card' ? await turnsOf(db, learning, cardId) : 'many'
  const rows = exchanges.map(([message, reply], index) => ({
    learnerId,
    activityVersionId: learning.versionId,
    cardId,
    manner,
    round: 0,
    clientId: randomUUID(),
    place: index + 1,
    said: message,
    reply,
    at: at + index * pause,
  }))
  const made = rows.length > 0 ? await db.insert(talkTable).values(rows).returning({ id: talkTable.id }) : []
  return {
    ids: made.map(({ id }) => id),
    talkId: await firstOf(db, { learning, cardId, manner, round: 0 }),
    turns,
    last: rows.at(-1),
  }
}

async function turnsOf(
  db: Db,
  learning: { readonly userId: number; readonly versionId: number },
  cardId: number,
): Promise<Turns> {
  const card = findCard(await learnerDeck(db, learning), cardId)?.card
  const talking = card && cardOf(card.type).talking
  if (!talking?.talks) throw new Error(`the card ${cardId} does not speak`)
  return talking.turns
}
