import { eq } from 'drizzle-orm'
import { safeParse } from 'zod/mini'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import type { BodyOf, DataOf } from '#kit/endpoint.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Call } from '#kit/server/context.ts'
import type { learnEndpoints } from '#features/learn/learn.contract.ts'
import { cardProgressTable } from './cardProgress.table.ts'
import { readTraces } from './journey.ts'
import { learningTable } from './learning.table.ts'
import { openLearning } from './openLearning.ts'
import { settle } from './settle.ts'
import { versionDeck } from './versionDeck.ts'

/** Joins what is reported with what was known, by the card's own rules: progress never shrinks, repeating does no harm. */
export async function keepProgress(
  call: Call,
  { activityId, cardId, progress: reported, durationMs }: BodyOf<typeof learnEndpoints.progress>,
): Promise<DataOf<typeof learnEndpoints.progress>> {
  const learning = await openLearning(call, activityId)
  const deck = await versionDeck(call.db, learning.versionId)
  const { card } = findCard(deck, cardId) ?? refuse(kitFaults.notFound)
  const traces = await readTraces(call.db, learning)
  const progress = joined(card, traces.progress.get(cardId), reported)
  const { userId: learnerId, versionId: activityVersionId } = learning
  await call.db
    .insert(cardProgressTable)
    .values({ learnerId, activityVersionId, cardId, progress, at: call.now })
    .onConflictDoUpdate({
      target: [cardProgressTable.learnerId, cardProgressTable.activityVersionId, cardProgressTable.cardId],
      set: { progress, at: call.now },
    })
  const known = { ...traces, progress: new Map(traces.progress).set(cardId, progress) }
  return { progress, record: await settle(call, learning, deck, known, durationMs) }
}

function joined(card: Card, before: unknown, reported: unknown): unknown {
  const { progressSchema, joinProgress } = cardOf(card.type)
  const now = safeParse(progressSchema, reported)
  if (!now.success)
    return refuse(kitFaults.invalid, { fields: { progress: { namespace: 'kit', key: 'problems.invalid' } } })
  const known = safeParse(progressSchema, before)
  return joinProgress(known.success ? known.data : {}, now.data)
}

/** The card that is open, so that the learner comes back to it. */
export async function keepPosition(
  call: Call,
  { activityId, cardId }: BodyOf<typeof learnEndpoints.position>,
): Promise<true> {
  const learning = await openLearning(call, activityId)
  const deck = await versionDeck(call.db, learning.versionId)
  if (!findCard(deck, cardId)) refuse(kitFaults.notFound)
  await call.db
    .update(learningTable)
    .set({ position: cardId, lastAt: call.now })
    .where(eq(learningTable.id, learning.id))
  return true
}
