import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Services } from '#kit/call/server/context.ts'
import type { Deck } from '#deck/deck.document.ts'
import { findCard, idsOf } from '#deck/deck.document.ts'
import { scoreAnswer } from '#deck/deck.verdict.ts'
import type { Answer } from '#deck/deck.verdict.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { abilitiesOf, learningResultOf } from '../learning.result.ts'
import { cardProgressTable } from './progress/cardProgress.table.ts'
import { progressOf, readStoredProgress } from './progress/learnerProgress.ts'
import { beginRecords, noteDay, writeResult } from './progress/writeRecords.ts'
import { learningTable, type Learning } from './progress/learning.table.ts'
import { learningChangeTable } from './progress/learningChange.table.ts'
import { responseTable } from './progress/response.table.ts'
import { openNext } from './course/recordRows.ts'
import { learnerDeck } from './progress/versionDeck.ts'

interface NewLearning {
  readonly userId: number
  /** A published activity. */
  readonly activityId: number
  /** Cards that were on the screen; all of them by default. */
  readonly viewed?: readonly number[]
  /** What was done with them beside looking at them, by card id. */
  readonly progress?: ReadonlyMap<number, object>
  /** What was answered, scored as the server scores. */
  readonly responses?: readonly { readonly cardId: number; readonly response: unknown }[]
  readonly startedAt?: number
  readonly durationMs?: number
}

/** A learning for tests and demo data, with all that led to it. */
export async function makeLearning(
  services: Services,
  { userId, activityId, viewed, responses = [], durationMs = 300_000, ...rest }: NewLearning,
): Promise<Learning> {
  const { db } = services.database
  const startedAt = rest.startedAt ?? services.now() - durationMs
  const versionId = await versionOf(services, activityId)
  const deck = await learnerDeck(db, { versionId, userId })
  const lastAt = startedAt + durationMs
  const [row] = await db
    .insert(learningTable)
    .values({ userId, activityId, versionId, startedAt, lastAt, durationMs })
    .returning()
  if (!row) throw new Error('the record was not made')
  await view(services, row, viewed ?? idsOf(deck), rest.progress)
  await respond(services, row, deck, responses)
  const learnerProgress = progressOf(deck, await readStoredProgress(db, row))
  const result = learningResultOf(deck, learnerProgress, false)
  const finishedAt = result.status === 'learned' ? lastAt : null
  const updated = { ...row, ...result, finishedAt, scores: abilitiesOf(deck, learnerProgress, new Map()) }
  await beginRecords(db, row)
  await writeResult(db, updated)
  await noteDay(db, row, lastAt, durationMs)
  if (finishedAt !== null) await openNext(db, row, lastAt)
  await db.insert(learningChangeTable).values({ learningId: row.id })
  return updated
}

async function versionOf({ database }: Services, activityId: number): Promise<number> {
  const [activity] = await database.db
    .select({ versionId: activityView.publishedVersionId })
    .from(activityView)
    .where(eq(activityView.id, activityId))
  if (!activity?.versionId) throw new Error(`the activity ${activityId} was never published`)
  return activity.versionId
}

async function view(
  { database }: Services,
  { userId, versionId, lastAt }: Learning,
  ids: readonly number[],
  progress: ReadonlyMap<number, object> = new Map(),
) {
  if (ids.length === 0) return
  await database.db.insert(cardProgressTable).values(
    ids.map((cardId) => ({
      learnerId: userId,
      activityVersionId: versionId,
      cardId,
      progress: { viewed: true, ...progress.get(cardId) },
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
  const answers = new Map<number, Answer[]>()
  for (const { cardId, response } of responses) {
    const card = findCard(deck, cardId)?.card
    const before = answers.get(cardId) ?? []
    const scoring = card && scoreAnswer(card, response, before)
    if (scoring?.kind !== 'scored') throw new Error(`the card ${cardId} takes no such answer`)
    const { scaled, passed } = scoring.score
    answers.set(cardId, [...before, { response: scoring.response, scaled, passed }])
    await database.db.insert(responseTable).values({
      clientId: randomUUID(),
      learnerId: userId,
      activityVersionId: versionId,
      cardId,
      attempt: before.length + 1,
      response: scoring.response,
      scaled,
      passed,
      durationMs: 20_000,
      hintsUsed: 0,
      at: lastAt,
    })
  }
}

/** Sets who is to grade an answer, for tests and the demo. */
export async function setGrader(
  db: Db,
  id: number,
  grader: (typeof responseTable.$inferInsert)['grader'],
): Promise<void> {
  await db.update(responseTable).set({ grader }).where(eq(responseTable.id, id))
}
