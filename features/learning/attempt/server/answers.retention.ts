import { and, asc, eq, exists, gte, inArray, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/call/server/context.ts'
import type { Retained } from '#kit/call/server/retention.ts'
import { dropFileUses } from '#features/media/file/server/file.commands.ts'
import { byPerson } from './action/renewAwaited.ts'
import { answersForgotten } from './attempt.events.ts'
import { mayTakeAnswers } from './learningChange.commands.ts'
import { cardProgressTable } from './progress/cardProgress.table.ts'
import { learningTable as learning } from './progress/learning.table.ts'
import { learningChangeTable } from './progress/learningChange.table.ts'
import { reflectionTable } from './progress/reflection.table.ts'
import { responseTable } from './progress/response.table.ts'
import { talkTable } from './progress/talk.table.ts'

/** Learnings of one transaction: each has tens of answers, and their learners wait. */
const atOnce = 50

/** Finished before `before` (Unix milliseconds), and nobody is at it: no talk since, no work that waits for a person, no change that is not in the figures. */
function mayBeForgotten(db: Db, before: number): SQL | undefined {
  const isTheirs = (learnerId: PgColumn, versionId: PgColumn) =>
    and(eq(learnerId, learning.userId), eq(versionId, learning.versionId))
  const one = { one: sql`1` }
  const { learnerId, activityVersionId, grader, grade } = responseTable
  const talks = db
    .select(one)
    .from(talkTable)
    .where(and(isTheirs(talkTable.learnerId, talkTable.activityVersionId), gte(talkTable.at, before)))
  const works = db
    .select(one)
    .from(responseTable)
    .where(and(isTheirs(learnerId, activityVersionId), inArray(grader, byPerson), isNull(grade)))
  const changes = db
    .select(one)
    .from(learningChangeTable)
    .where(eq(learningChangeTable.learningId, learning.id))
  return and(
    eq(learning.status, 'learned'),
    // As the index has it: whoever came back since has answers again.
    sql`${learning.lastAt} > coalesce(${learning.answersForgottenAt}, 0)`,
    lt(learning.lastAt, before),
    notExists(talks),
    notExists(works),
    notExists(changes),
  )
}

/**
 * What learners did in an activity that they have finished, and in which they did nothing since: answers, talks with an AI, progress,
 * words of reflections, and the use of their files. When they learned, what they reached and the figures stay. What is not finished
 * stays: somebody may go on with it.
 */
export const retainedAnswers: Retained = {
  name: 'answers',
  days: ({ RETAIN_ANSWERS_DAYS }) => RETAIN_ANSWERS_DAYS,
  async forget({ db, services }, before, most) {
    // The next night goes on.
    if (!(await mayTakeAnswers(db))) return 0
    const old = await db
      .select({ id: learning.id })
      .from(learning)
      .where(mayBeForgotten(db, before))
      .orderBy(asc(learning.lastAt))
      .limit(Math.min(most, atOnce))
      .for('update')
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return 0
    const isTheirs = (learnerId: PgColumn, versionId: PgColumn): SQL =>
      exists(
        db
          .select({ id: learning.id })
          .from(learning)
          .where(
            and(inArray(learning.id, ids), eq(learning.userId, learnerId), eq(learning.versionId, versionId)),
          ),
      )
    const responses = await db
      .delete(responseTable)
      .where(isTheirs(responseTable.learnerId, responseTable.activityVersionId))
      .returning({ id: responseTable.id })
    const talks = await db
      .delete(talkTable)
      .where(isTheirs(talkTable.learnerId, talkTable.activityVersionId))
      .returning({ id: talkTable.id })
    await db
      .delete(cardProgressTable)
      .where(isTheirs(cardProgressTable.learnerId, cardProgressTable.activityVersionId))
    await db.update(reflectionTable).set({ text: '' }).where(inArray(reflectionTable.learningId, ids))
    await db.update(learning).set({ answersForgottenAt: services.now() }).where(inArray(learning.id, ids))
    const responseIds = responses.map(({ id }) => id)
    const talkIds = talks.map(({ id }) => id)
    await dropFileUses(db, 'response', responseIds)
    await services.events.emit({ db, services }, answersForgotten, { responseIds, talkIds })
    return ids.length
  },
}
