import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { columnsOf } from '#kit/data/server/viewOf.ts'
import type { Db } from '#kit/call/server/context.ts'
import { courseView, coursePlaceView } from '#features/content/course/server/course.queries.ts'
import type { Enrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { readWindow } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import { beginRecords } from '../progress/writeRecords.ts'
import { learningTable } from '../progress/learning.table.ts'
import { learningRecordTable } from '../progress/learningRecord.table.ts'
import { courseStateOf, type CourseState } from './courseState.ts'

type Enrolled = Pick<CourseState, 'enrolment' | 'course'>

const isWaiting = eq(learningRecordTable.status, 'waiting')

/**
 * The records of an enrolment in a course, one for each activity that stands in it, as its rules open them now. What was
 * taken out of the course loses its record where nobody has begun it. Doing it again does no harm.
 */
export async function writeRecords(db: Db, enrolled: Enrolled, now: number): Promise<void> {
  const { enrolment, course } = enrolled
  const { units } = await courseStateOf(db, enrolled, now)
  const opens = new Map(units.map((unit) => [unit.unit, unit]))
  const places = await db.select().from(coursePlaceView).where(eq(coursePlaceView.courseId, course.id))
  const ids = places.map(({ activityId }) => activityId)
  await db
    .delete(learningRecordTable)
    .where(
      and(
        isWaiting,
        eq(learningRecordTable.enrolmentId, enrolment.id),
        ids.length > 0 ? notInArray(learningRecordTable.activityId, ids) : undefined,
      ),
    )
  const rows = places.map(({ activityId, unit }) => ({
    ...stampsOf(enrolment),
    activityId,
    courseId: course.id,
    unit,
    unlockAt: opens.get(unit)?.opensAt ?? null,
    dueAt: opens.get(unit)?.endsAt ?? null,
  }))
  await insertRecords(db, enrolment, rows)
}

/** The record of an activity that somebody got by itself: it opens at once, or with its product. */
async function writeLoneRecord(db: Db, enrolment: Enrolment, activityId: number): Promise<void> {
  await insertRecords(db, enrolment, [{ ...stampsOf(enrolment), activityId }])
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
  if (course) await writeRecords(db, { enrolment, course }, now)
}

const stampsOf = ({ id, userId, productId, redeemedAt }: Enrolment) => ({
  enrolmentId: id,
  userId,
  productId,
  creatorId: userId,
  createdAt: redeemedAt,
  updatedAt: redeemedAt,
})

async function insertRecords(
  db: Db,
  { userId }: Enrolment,
  rows: readonly (typeof learningRecordTable.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(learningRecordTable)
    .values([...rows])
    .onConflictDoUpdate({
      target: [learningRecordTable.userId, learningRecordTable.activityId, learningRecordTable.courseId],
      set: {
        enrolmentId: sql`excluded.enrolment_id`,
        productId: sql`excluded.product_id`,
        unit: sql`excluded.unit`,
        unlockAt: sql`excluded.unlock_at`,
        dueAt: sql`excluded.due_at`,
      },
    })
  const ids = rows.map(({ activityId }) => activityId)
  const begun = await db
    .select({ learning: learningTable })
    .from(learningTable)
    .innerJoin(
      learningRecordTable,
      and(
        eq(learningRecordTable.userId, learningTable.userId),
        eq(learningRecordTable.activityId, learningTable.activityId),
      ),
    )
    .where(and(eq(learningTable.userId, userId), inArray(learningTable.activityId, ids), isWaiting))
  for (const { learning } of begun) await beginRecords(db, learning)
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
  for (const enrolled of waiting) await writeRecords(db, enrolled, now)
}

/** A closed enrolment keeps the records of what was begun. */
export async function endRecords(db: Db, enrolmentIds: readonly number[]): Promise<void> {
  await db
    .delete(learningRecordTable)
    .where(and(isWaiting, inArray(learningRecordTable.enrolmentId, [...enrolmentIds])))
}
