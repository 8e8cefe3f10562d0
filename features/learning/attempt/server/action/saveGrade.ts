import { and, eq } from 'drizzle-orm'
import type { Grade } from '#kit/card/grading.ts'
import type { Call } from '#kit/call/server/context.ts'
import { readStoredProgress } from '../progress/learnerProgress.ts'
import { learningTable } from '../progress/learning.table.ts'
import { responseTable } from '../progress/response.table.ts'
import { learnerDeck } from '../progress/versionDeck.ts'
import { recomputeResult } from './recomputeResult.ts'

interface NewGrade {
  readonly responseId: number
  readonly grade: Grade
  /** null: an AI. */
  readonly gradedBy: number | null
}

/**
 * Saves the grade of an answer and recomputes its learner's record, in the transaction of `call`. The grade of a person
 * is not overwritten by an AI that comes late.
 */
export async function saveGrade(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { responseId, grade, gradedBy }: NewGrade,
): Promise<void> {
  const [owner] = await db
    .select({ userId: responseTable.learnerId, versionId: responseTable.activityVersionId })
    .from(responseTable)
    .where(eq(responseTable.id, responseId))
  if (!owner) return
  const isTheirs = and(eq(learningTable.userId, owner.userId), eq(learningTable.versionId, owner.versionId))
  const [learning] = await db.select().from(learningTable).where(isTheirs).for('update')
  const [existing] = await db.select().from(responseTable).where(eq(responseTable.id, responseId))
  if (!existing || (gradedBy === null && existing.grade)) return
  const { scaled, passed } = grade
  await db
    .update(responseTable)
    .set({ grade, scaled, passed, gradedBy, gradedAt: now })
    .where(eq(responseTable.id, responseId))
  if (!learning) return
  const deck = await learnerDeck(db, learning)
  await recomputeResult({ db, now: learning.lastAt }, learning, deck, await readStoredProgress(db, learning))
}
