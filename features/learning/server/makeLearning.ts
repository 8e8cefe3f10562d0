import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Deck } from '#deck/deck.document.ts'
import { findCard, idsOf } from '#deck/deck.document.ts'
import { judge } from '#deck/deck.verdict.ts'
import type { Services } from '#kit/server/context.ts'
import { activityTable } from '#features/activity/server/activity.table.ts'
import { reachOf } from '../learning.reach.ts'
import { cardProgressTable } from './cardProgress.table.ts'
import { journeyOf, readTraces } from './journey.ts'
import { learningTable } from './learning.table.ts'
import type { Learning } from './openLearning.ts'
import { responseTable } from './response.table.ts'
import { versionDeck } from './versionDeck.ts'

interface NewLearning {
  readonly userId: number
  /** A published activity. */
  readonly activityId: number
  /** Cards that were on the screen; all of them where nothing is said. */
  readonly viewed?: readonly number[]
  /** What was answered, scored as the server scores. */
  readonly responses?: readonly { readonly cardId: number; readonly response: unknown }[]
  readonly startedAt?: number
  readonly durationMs?: number
}

/** A learning record for tests and demo data, with all that led to it. */
export async function makeLearning(
  services: Services,
  { userId, activityId, viewed, responses = [], durationMs = 300_000, ...given }: NewLearning,
): Promise<Learning> {
  const { db } = services.database
  const startedAt = given.startedAt ?? services.now() - durationMs
  const versionId = await versionOf(services, activityId)
  const deck = await versionDeck(db, versionId)
  const lastAt = startedAt + durationMs
  const [row] = await db
    .insert(learningTable)
    .values({ userId, activityId, versionId, startedAt, lastAt, durationMs })
    .returning()
  if (!row) throw new Error('the record was not made')
  await view(services, row, viewed ?? idsOf(deck))
  await respond(services, row, deck, responses)
  const reached = reachOf(deck, journeyOf(deck, await readTraces(db, row)), false)
  const finishedAt = reached.status === 'learned' ? lastAt : null
  const [settled] = await db
    .update(learningTable)
    .set({ ...reached, finishedAt })
    .where(eq(learningTable.id, row.id))
    .returning()
  return settled ?? row
}

async function versionOf({ database }: Services, activityId: number): Promise<number> {
  const [activity] = await database.db
    .select({ versionId: activityTable.publishedVersionId })
    .from(activityTable)
    .where(eq(activityTable.id, activityId))
  if (!activity?.versionId) throw new Error(`the activity ${activityId} was never published`)
  return activity.versionId
}

async function view({ database }: Services, { userId, versionId, lastAt }: Learning, ids: readonly number[]) {
  if (ids.length === 0) return
  await database.db.insert(cardProgressTable).values(
    ids.map((cardId) => ({
      learnerId: userId,
      activityVersionId: versionId,
      cardId,
      progress: { viewed: true },
      at: lastAt,
    })),
  )
}

async function respond(
  { database }: Services,
  { userId, versionId, lastAt }: Learning,
  deck: Deck,
  responses: NonNullable<NewLearning['responses']>,
): Promise<void> {
  const attempts = new Map<number, (number | null)[]>()
  for (const { cardId, response } of responses) {
    const card = findCard(deck, cardId)?.card
    const before = attempts.get(cardId) ?? []
    const judgement = card && judge(card, response, before)
    if (judgement?.kind !== 'judged') throw new Error(`the card ${cardId} takes no such answer`)
    const { scaled, passed } = judgement.score
    attempts.set(cardId, [...before, scaled])
    await database.db.insert(responseTable).values({
      clientId: randomUUID(),
      learnerId: userId,
      activityVersionId: versionId,
      cardId,
      attempt: before.length + 1,
      response: judgement.response,
      scaled,
      passed,
      durationMs: 20_000,
      hintsUsed: 0,
      at: lastAt,
    })
  }
}
