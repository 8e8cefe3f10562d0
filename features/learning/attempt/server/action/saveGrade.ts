import { and, eq } from 'drizzle-orm'
import type { Grade } from '#kit/card/grading.ts'
import type { Call } from '#kit/call/server/context.ts'
import { readStoredProgress } from '../progress/learnerProgress.ts'
import { learningTable } from '../progress/learning.table.ts'
import { responseTable } from '../progress/response.table.ts'
import { learnerDeck } from '../progress/versionDeck.ts'
import { recomputeRecord } from './recomputeRecord.ts'

interface Given {
  readonly responseId: number
  readonly grade: Grade
  /** null: an AI. */
  readonly gradedBy: number | null
}

/**
 * Keeps what somebody says of an answer and reckons its learner's record anew, in the transaction of `call`. What a person
 * said is not overwritten by an AI that comes late.
 */
export async function saveGrade(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { responseId, grade, gradedBy }: Given,
): Promise<void> {
  const [owner] = await db
    .select({ userId: responseTable.learnerId, versionId: responseTable.activityVersionId })
    .from(responseTable)
    .where(eq(responseTable.id, responseId))
  if (!owner) return
  const isTheirs = and(eq(learningTable.userId, owner.userId), eq(learningTable.versionId, owner.versionId))
  const [learning] = await db.select().from(learningTable).where(isTheirs).for('update')
  const [standing] = await db.select().from(responseTable).where(eq(responseTable.id, responseId))
  if (!standing || (gradedBy === null && standing.grade)) return
  const { scaled, passed } = grade
  await db
    .update(responseTable)
    .set({ grade, scaled, passed, gradedBy, gradedAt: now })
    .where(eq(responseTable.id, responseId))
  if (!learning) return
  const deck = await learnerDeck(db, learning)
  await recomputeRecord({ db, now: learning.lastAt }, learning, deck, await readStoredProgress(db, learning))
}
