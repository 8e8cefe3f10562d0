import type { Call } from '#kit/call/server/context.ts'
import type { Deck } from '#deck/deck.document.ts'
import type { LearnRecord } from '../../learn.records.ts'
import { abilitiesOf, reachOf } from '../../learning.reach.ts'
import { ratingsIn } from '../../learning.scores.ts'
import { journeyOf } from '../journey/journey.ts'
import type { Traces } from '../journey/journey.ts'
import { keepDay, keepReached } from '../journey/keepReached.ts'
import { learningChangeTable } from '../journey/learningChange.table.ts'
import type { Learning } from '../journey/learning.table.ts'
import { toldOf } from '../course/shownActivity.ts'
import { openNext } from '../course/studyRows.ts'

/** A pause of this length ends a sitting. */
const pauseMs = 30 * 60_000

/** What a learner did: when, and how long it took. */
interface Deed {
  readonly at: number
  readonly spentMs: number
}

/**
 * Recomputes the learning record from everything that was done, and keeps it. Without a deed the learner has done nothing, as when
 * an answer is graded.
 */
export async function recomputeRecord(
  { db, now }: Pick<Call, 'db' | 'now'>,
  learning: Learning,
  deck: Deck,
  traces: Traces,
  deed?: Deed,
): Promise<LearnRecord> {
  const journey = journeyOf(deck, traces)
  const reached = reachOf(deck, journey, learning.status === 'learned')
  const next = {
    ...learning,
    ...reached,
    scores: abilitiesOf(deck, journey, ratingsIn(learning.scores)),
    finishedAt: learning.finishedAt ?? (reached.status === 'learned' ? (deed?.at ?? now) : null),
    ...(deed && worked(learning, deed)),
  }
  await keepReached(db, next)
  await db.insert(learningChangeTable).values({ learningId: learning.id })
  if (deed) await keepDay(db, learning, deed.at, deed.spentMs)
  if (next.status !== learning.status) await openNext(db, learning, now)
  return toldOf(next)
}

/** A deed of one device may arrive behind a later one of another. */
const worked = ({ durationMs, sittings, startedAt, lastAt }: Learning, { at, spentMs }: Deed) => ({
  startedAt: Math.min(startedAt, at),
  lastAt: Math.max(lastAt, at),
  durationMs: durationMs + spentMs,
  sittings: sittings + (at - lastAt > pauseMs ? 1 : 0),
})
