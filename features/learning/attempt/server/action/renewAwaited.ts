import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Job } from '#kit/call/server/context.ts'
import type { Grader } from '#kit/card/grading.ts'
import { progressOf, readStoredProgress } from '../progress/learnerProgress.ts'
import { learningTable } from '../progress/learning.table.ts'
import { responseTable } from '../progress/response.table.ts'
import { learnerDeck } from '../progress/versionDeck.ts'
import { writeResult } from '../progress/writeRecords.ts'
import { awaitsTeacher } from './awaitsTeacher.ts'

const atOnce = 100
/** Graders of which a person has the last word. */
export const byPerson: Grader[] = ['person', 'aiThenPerson']

/**
 * Says of what was handed in that it waits for the teacher where that was not noted yet: what was handed in before it was noted
 * at all, and may be changed by nobody until a teacher looks at it.
 */
export const renewAwaited: Job<Record<string, never>> = {
  name: 'renewAwaited',
  payload: z.strictObject({}),
  schedule: '41 3 * * *',
  async run({ database: { db } }) {
    for (let ids = await unnoted(db, 0); ids.length > 0; ids = await unnoted(db, ids.at(-1) ?? 0))
      for (const id of ids) await db.transaction((inside) => renew(inside, id))
  },
}

const isUnnoted = and(eq(learningTable.status, 'learning'), eq(learningTable.awaitsTeacher, false))

/** The next learnings, by their numbers, of which something waits for a person. */
async function unnoted(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: learningTable.id })
    .from(learningTable)
    .innerJoin(
      responseTable,
      and(
        eq(responseTable.learnerId, learningTable.userId),
        eq(responseTable.activityVersionId, learningTable.versionId),
      ),
    )
    .where(
      and(
        isUnnoted,
        gt(learningTable.id, after),
        inArray(responseTable.grader, byPerson),
        isNull(responseTable.grade),
      ),
    )
    .orderBy(asc(learningTable.id))
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

async function renew(db: Db, id: number): Promise<void> {
  const [learning] = await db
    .select()
    .from(learningTable)
    .where(and(eq(learningTable.id, id), isUnnoted))
    .for('update')
  if (!learning) return
  const deck = await learnerDeck(db, learning)
  const stored = await readStoredProgress(db, learning)
  if (awaitsTeacher(deck, stored, progressOf(deck, stored)))
    await writeResult(db, { ...learning, awaitsTeacher: true })
}
