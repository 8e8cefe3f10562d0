import { eq, sql } from 'drizzle-orm'
import { safeParse } from 'zod/mini'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { hasEnded } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import type { attemptEndpoints } from '../attempt.contract.ts'
import { cardProgressTable } from './progress/cardProgress.table.ts'
import { readActionTimestamp } from './action/readActionTimestamp.ts'
import { readStoredProgress } from './progress/learnerProgress.ts'
import { writeResult } from './progress/writeRecords.ts'
import { cardMet } from './attempt.events.ts'
import type { Learning } from './progress/learning.table.ts'
import { findLearning, openLearning, openVersion } from './action/openLearning.ts'
import { progressActionTable } from './progress/progressAction.table.ts'
import { recomputeResult } from './action/recomputeResult.ts'
import { learnRecordOf } from './course/shownActivity.ts'
import { learnerDeck } from './progress/versionDeck.ts'

type Body = BodyOf<typeof attemptEndpoints.progress>

/**
 * Joins what is reported with what is stored, by the card's own rules: progress never shrinks. A repeated `clientId` has no
 * second effect.
 */
export async function saveProgress(
  call: Call,
  body: Body,
): Promise<DataOf<typeof attemptEndpoints.progress>> {
  const { activityId, cardId, durationMs } = body
  const at = readActionTimestamp(call, body.done)
  if (await hasEnded(call, activityId, at)) return onlyRead(call, activityId, body.progress)
  const learning = await openLearning(call, activityId, at)
  const deck = await learnerDeck(call.db, learning)
  const { card } = findCard(deck, cardId) ?? refuse(kitFaults.notFound)
  const stored = await readStoredProgress(call.db, learning)
  const before = stored.progress.get(cardId)
  if (!(await isFirst(call, body, learning, at))) return { progress: before, record: learnRecordOf(learning) }
  const progress = joined(card, before, body.progress)
  if (!stored.progress.has(cardId)) await call.services.events.emit(call, cardMet, { learning, card, at })
  const { userId: learnerId, versionId: activityVersionId } = learning
  await call.db
    .insert(cardProgressTable)
    .values({ learnerId, activityVersionId, cardId, progress, durationMs, at })
    .onConflictDoUpdate({
      target: [cardProgressTable.learnerId, cardProgressTable.activityVersionId, cardProgressTable.cardId],
      set: {
        progress,
        durationMs: sql`${cardProgressTable.durationMs} + ${durationMs}`,
        at,
      },
    })
  const updated = { ...stored, progress: new Map(stored.progress).set(cardId, progress) }
  return {
    progress,
    record: await recomputeResult(call, learning, deck, updated, { at, spentMs: durationMs }),
  }
}

/** Asked behind the learning's lock, so that two who send at once are one after the other. */
async function isFirst({ db }: Call, { clientId, cardId }: Body, learning: Learning, at: number) {
  const { userId: learnerId, versionId: activityVersionId } = learning
  const action = { learnerId, activityVersionId, cardId }
  const [taken] = await db
    .insert(progressActionTable)
    .values({ ...action, clientId, at })
    .onConflictDoNothing()
    .returning()
  if (taken) return true
  const [earlier] = await db
    .select()
    .from(progressActionTable)
    .where(eq(progressActionTable.clientId, clientId))
  const isTheirs =
    earlier?.learnerId === learnerId &&
    earlier.activityVersionId === activityVersionId &&
    earlier.cardId === cardId
  if (!isTheirs) refuse(kitFaults.reusedKey)
  return false
}

/** Who reads on after the end is not refused, and nothing comes of it. */
async function onlyRead(
  call: Call,
  activityId: number,
  progress: unknown,
): Promise<DataOf<typeof attemptEndpoints.progress>> {
  const learning = await findLearning(call.db, call.actor.id, activityId)
  if (learning) return { progress, record: learnRecordOf(learning) }
  await openVersion(call, activityId)
  const unbegun = { status: 'pending', startedAt: call.now, finishedAt: null, scaled: null } as const
  return {
    progress,
    record: { ...unbegun, points: 0, maxPoints: 0, stars: 0, awaitsTeacher: false, answersForgottenAt: null },
  }
}

function joined(card: Card, before: unknown, reported: unknown): unknown {
  const { schema, join } = cardOf(card.type).progress
  const now = safeParse(schema, reported)
  if (!now.success)
    return refuse(kitFaults.invalid, { fields: { progress: { namespace: 'kit', key: 'problems.invalid' } } })
  const earlier = safeParse(schema, before)
  const all = safeParse(schema, join(earlier.success ? earlier.data : {}, now.data))
  // Invented parts would pile up until nobody could read what was truly done.
  return all.success ? all.data : before
}

/** The card that is open, so that the learner comes back to it. */
export async function savePosition(
  call: Call,
  { activityId, cardId, done }: BodyOf<typeof attemptEndpoints.position>,
): Promise<true> {
  const at = readActionTimestamp(call, done)
  if (await hasEnded(call, activityId, at)) return true
  const learning = await openLearning(call, activityId, at)
  const deck = await learnerDeck(call.db, learning)
  if (!findCard(deck, cardId)) refuse(kitFaults.notFound)
  await writeResult(call.db, { ...learning, position: cardId, lastAt: Math.max(learning.lastAt, at) })
  return true
}
