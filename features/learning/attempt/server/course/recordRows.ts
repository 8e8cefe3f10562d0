import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { columnsOf } from '#kit/data/server/viewOf.ts'
import type { Db } from '#kit/call/server/context.ts'
import { courseView, coursePlaceView } from '#features/content/course/server/course.queries.ts'
import type { Enrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { readWindow } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import { learningRecordTable } from '../progress/learningRecord.table.ts'
import { storeRecords } from './storeRecords.ts'
import { writeRecords } from './courseRecords.ts'

const isWaiting = eq(learningRecordTable.status, 'waiting')

/** The record of an activity that somebody got by itself: it opens at once, or with its product. */
async function writeLoneRecord(db: Db, enrolment: Enrolment, activityId: number): Promise<void> {
  const record = { enrolmentId: enrolment.id, activityId, unit: null, unlockAt: null, dueAt: null }
  await storeRecords(db, { enrolments: [enrolment], activityIds: [activityId], records: [record] })
  await setLoneTimes(db, enrolment.productId, enrolment.id)
}

/** Sets when activities that a product sells by themselves open and end, for everybody who got them or in one enrolment. */
export async function setLoneTimes(db: Db, productId: number, enrolmentId?: number): Promise<void> {
  const { startsAt, endsAt } = await readWindow(db, productId)
  const isOfProduct = and(
    eq(enrolmentView.productId, productId),
    isNull(enrolmentView.endedAt),
    enrolmentId === undefined ? undefined : eq(enrolmentView.id, enrolmentId),
  )
  await db
    .update(learningRecordTable)
    .set({ unlockAt: sql`greatest(${enrolmentView.redeemedAt}, ${startsAt ?? 0}::bigint)`, dueAt: endsAt })
    .from(enrolmentView)
    .where(
      and(
        eq(learningRecordTable.enrolmentId, enrolmentView.id),
        isNull(learningRecordTable.courseId),
        isOfProduct,
      ),
    )
}

/** The records that come with an enrolment. */
export async function writeEnrolled(db: Db, enrolment: Enrolment, now: number): Promise<void> {
  if (enrolment.activityId !== null) return writeLoneRecord(db, enrolment, enrolment.activityId)
  const [course] = await db
    .select()
    .from(courseView)
    .where(eq(courseView.id, enrolment.courseId ?? 0))
  if (course) await writeRecords(db, course, [enrolment], now)
}

/** What waits for an activity that was learned just now opens: in courses where one comes after the other. */
export async function openNext(
  db: Db,
  { userId, activityId }: { readonly userId: number; readonly activityId: number },
  now: number,
): Promise<void> {
  const waiting = await db
    .select({ enrolment: columnsOf(enrolmentView), course: columnsOf(courseView) })
    .from(enrolmentView)
    .innerJoin(courseView, eq(courseView.id, enrolmentView.courseId))
    .innerJoin(coursePlaceView, eq(coursePlaceView.courseId, courseView.id))
    .where(
      and(
        eq(enrolmentView.userId, userId),
        isNull(enrolmentView.endedAt),
        eq(courseView.unlockMode, 'gradual'),
        eq(coursePlaceView.activityId, activityId),
      ),
    )
  for (const { course, enrolment } of waiting) await writeRecords(db, course, [enrolment], now)
}

/** A closed enrolment keeps the records of what was begun. */
export async function endRecords(db: Db, enrolmentIds: readonly number[]): Promise<void> {
  await db
    .delete(learningRecordTable)
    .where(and(isWaiting, inArray(learningRecordTable.enrolmentId, [...enrolmentIds])))
}
