import { and, eq, sql } from 'drizzle-orm'
import { localDay } from '#kit/time/calendar.ts'
import type { Db } from '#kit/call/server/context.ts'
import { learningDayTable, learningTable, type Learning } from './learning.table.ts'
import { learningChangeTable } from './learningChange.table.ts'
import { learningRecordTable } from './learningRecord.table.ts'

/** What a learning record repeats of its learning. */
const shownOf = (learning: Learning) => {
  const { status, versionId, startedAt, lastAt, finishedAt, durationMs, sittings } = learning
  const { scaled, points, maxPoints, stars, scores } = learning
  return {
    status,
    versionId,
    startedAt,
    updatedAt: lastAt,
    finishedAt,
    durationMs,
    sittings,
    scaled,
    points,
    maxPoints,
    stars,
    scores,
  }
}

const isOf = ({ userId, activityId }: Pick<Learning, 'userId' | 'activityId'>) =>
  and(eq(learningRecordTable.userId, userId), eq(learningRecordTable.activityId, activityId))

/** The only function that changes a learning: every learning record of it changes with it. */
export async function writeResult(db: Db, learning: Learning): Promise<void> {
  const { id, ...columns } = learning
  await db.update(learningTable).set(columns).where(eq(learningTable.id, id))
  await db.update(learningRecordTable).set(shownOf(learning)).where(isOf(learning))
}

/** Somebody has begun to learn: their records say so, and one that no enrolment leads to gets a record of its own. */
export async function beginRecords(db: Db, learning: Learning): Promise<void> {
  // Figures tell learners apart by the courses and products that brought them.
  await db.insert(learningChangeTable).values({ learningId: learning.id })
  const begun = await db
    .update(learningRecordTable)
    .set(shownOf(learning))
    .where(isOf(learning))
    .returning({ id: learningRecordTable.id })
  if (begun.length > 0) return
  const { userId, activityId, startedAt } = learning
  await db
    .insert(learningRecordTable)
    .values({
      ...shownOf(learning),
      userId,
      activityId,
      creatorId: userId,
      createdAt: startedAt,
      unlockAt: startedAt,
    })
    .onConflictDoNothing()
}

/** Notes an action, and the time that went into it, on the learner's local day. */
export async function noteDay(
  db: Db,
  { id, timeZone }: Pick<Learning, 'id' | 'timeZone'>,
  at: number,
  durationMs: number,
): Promise<void> {
  const { learningId, day } = learningDayTable
  await db
    .insert(learningDayTable)
    .values({ learningId: id, day: localDay(at, timeZone), durationMs, deeds: 1 })
    .onConflictDoUpdate({
      target: [learningId, day],
      set: {
        durationMs: sql`${learningDayTable.durationMs} + ${durationMs}`,
        deeds: sql`${learningDayTable.deeds} + 1`,
      },
    })
}
