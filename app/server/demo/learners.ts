import { eq } from 'drizzle-orm'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { activityVersionTable } from '#features/activity/server/activityVersion.table.ts'
import { makeLearning } from '#features/learning/server/makeLearning.ts'
import { readDeck } from '#deck/deck.document.ts'
import type { School } from './base.ts'
import { fractions } from './chance.ts'
import { day } from './people.ts'

interface Answer {
  readonly cardId: number
  readonly response: unknown
}

/** Months of learning: everybody began some activities, most finished them, nobody knew everything. */
export async function makeLearnings(school: School, activityIds: readonly number[]): Promise<number> {
  const { services, people } = school
  const next = fractions(20_261_121)
  let count = 0
  for (const userId of people.learnerIds)
    for (const activityId of activityIds) {
      if (next() > 0.45) continue
      const deck = await deckOf(school, activityId)
      const reached = next() < 0.75 ? deck.length : Math.ceil(deck.length / 2)
      const seen = deck.slice(0, reached)
      const responses = await answers(seen, next)
      const viewed = seen.map(({ id }) => id)
      const startedAt =
        services.now() - Math.floor(1 + next() * 45) * day - Math.floor(next() * 12 * 3_600_000)
      const durationMs = Math.floor(60_000 + next() * 600_000)
      await makeLearning(services, { userId, activityId, viewed, responses, startedAt, durationMs })
      count += 1
    }
  return count
}

/** As each card type says that learners answer it. */
async function answers(cards: readonly Card[], next: () => number): Promise<Answer[]> {
  const given: Answer[] = []
  for (const card of cards) {
    const definition = cardOf(card.type)
    if (!definition.responseSchema) continue
    const sample = await definition.sample()
    given.push({ cardId: card.id, response: sample.respond?.(card, next) })
  }
  return given
}

async function deckOf({ services }: School, activityId: number): Promise<Card[]> {
  const [version] = await services.database.db
    .select({ cards: activityVersionTable.cards })
    .from(activityVersionTable)
    .where(eq(activityVersionTable.activityId, activityId))
  return readDeck(version?.cards ?? [])
}
