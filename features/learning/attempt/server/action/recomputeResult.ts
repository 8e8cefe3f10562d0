import type { Call } from '#kit/call/server/context.ts'
import type { Deck } from '#deck/deck.document.ts'
import type { LearnRecord } from '../../learner.records.ts'
import { abilitiesOf, learningResultOf } from '../../learning.result.ts'
import { ratingsIn } from '../../learning.scores.ts'
import { progressOf } from '../progress/learnerProgress.ts'
import type { StoredProgress } from '../progress/learnerProgress.ts'
import { noteDay, writeResult } from '../progress/writeRecords.ts'
import { learningChangeTable } from '../progress/learningChange.table.ts'
import type { Learning } from '../progress/learning.table.ts'
import { learnRecordOf } from '../course/shownActivity.ts'
import { awaitsTeacher } from './awaitsTeacher.ts'
import { openNext } from '../course/recordRows.ts'

/** A pause of this length ends a sitting. */
const pauseMs = 30 * 60_000

/** What a learner did: when, and how long it took. */
interface LearnerAction {
  readonly at: number
  readonly spentMs: number
}

/**
 * Recomputes the result of a learning from everything that was done, and saves it with its learning records. Without an
 * action the learner has done nothing, as when an answer is graded.
 */
export async function recomputeResult(
  { db, now }: Pick<Call, 'db' | 'now'>,
  learning: Learning,
  deck: Deck,
  stored: StoredProgress,
  action?: LearnerAction,
): Promise<LearnRecord> {
  const result = learning.answersForgottenAt === null ? resultFrom(learning, deck, stored) : learning
  const next = {
    ...learning,
    ...result,
    finishedAt: learning.finishedAt ?? (result.status === 'learned' ? (action?.at ?? now) : null),
    ...(action && worked(learning, action)),
  }
  await writeResult(db, next)
  await db.insert(learningChangeTable).values({ learningId: learning.id })
  if (action) await noteDay(db, learning, action.at, action.spentMs)
  if (next.status !== learning.status) await openNext(db, learning, now)
  return learnRecordOf(next)
}

function resultFrom(learning: Learning, deck: Deck, stored: StoredProgress) {
  const progress = progressOf(deck, stored)
  return {
    ...learningResultOf(deck, progress, learning.status === 'learned'),
    awaitsTeacher: awaitsTeacher(deck, stored, progress),
    scores: abilitiesOf(deck, progress, ratingsIn(learning.scores)),
  }
}

/** An action of one device may arrive behind a later one of another. */
const worked = ({ durationMs, sittings, startedAt, lastAt }: Learning, { at, spentMs }: LearnerAction) => ({
  startedAt: Math.min(startedAt, at),
  lastAt: Math.max(lastAt, at),
  durationMs: durationMs + spentMs,
  sittings: sittings + (at - lastAt > pauseMs ? 1 : 0),
})
