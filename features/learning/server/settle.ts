import { eq } from 'drizzle-orm'
import type { Deck } from '#deck/deck.document.ts'
import type { Call } from '#kit/server/context.ts'
import type { LearnRecord } from '#features/learn/learn.contract.ts'
import { reachOf } from '../learning.reach.ts'
import { journeyOf } from './journey.ts'
import type { Traces } from './journey.ts'
import { learningTable } from './learning.table.ts'
import type { Learning } from './openLearning.ts'

/** What the learner is told of a record. */
export const toldOf = ({
  status,
  startedAt,
  finishedAt,
  scaled,
  points,
  maxPoints,
  stars,
}: Learning): LearnRecord => ({
  status,
  startedAt,
  finishedAt,
  scaled,
  points,
  maxPoints,
  stars,
})

/** Reckons the record anew from everything that was done, and keeps it. */
export async function settle(
  { db, now }: Call,
  learning: Learning,
  deck: Deck,
  traces: Traces,
  durationMs: number,
): Promise<LearnRecord> {
  const reached = reachOf(deck, journeyOf(deck, traces), learning.status === 'learned')
  const change = {
    ...reached,
    lastAt: now,
    finishedAt: learning.finishedAt ?? (reached.status === 'learned' ? now : null),
    durationMs: learning.durationMs + durationMs,
  }
  await db.update(learningTable).set(change).where(eq(learningTable.id, learning.id))
  return toldOf({ ...learning, ...change })
}
