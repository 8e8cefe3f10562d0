import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import type { Db } from '#kit/call/server/context.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { type courseView, coursePlaceView } from '#features/content/course/server/course.queries.ts'
import type { LearnWindow } from '#features/content/product/product.window.ts'
import type { Enrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { readWindow } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import { learningTable } from '../progress/learning.table.ts'
import { unitTimes, type PlacedResult } from './courseState.ts'
import { storeRecords, type WantedRecord } from './storeRecords.ts'

type Course = RowOf<typeof courseView>

/**
 * The records of enrolments in one course, one for each activity that stands in it, as its rules open them now, in a handful of
 * statements however many enrolments there are. What was taken out of the course loses its record where nobody has begun it.
 */
export async function writeRecords(
  db: Db,
  course: Course,
  enrolments: readonly Enrolment[],
  now: number,
): Promise<void> {
  const places = await readPlaces(db, course)
  const activityIds = places.map(({ activityId }) => activityId)
  const resultsOf = await readResults(db, places, enrolments)
  const windows = await readWindows(db, enrolments)
  const records = enrolments.flatMap((enrolment): WantedRecord[] => {
    const window = windows.get(enrolment.productId) ?? { startsAt: null, endsAt: null }
    const units = unitTimes({ course, enrolment, window }, resultsOf(enrolment.userId), now)
    return places.map(({ activityId, unit }) => ({
      enrolmentId: enrolment.id,
      activityId,
      unit,
      // Units are numbered from 1; one that the course has no more opens nothing.
      unlockAt: units[unit - 1]?.opensAt ?? null,
      dueAt: units[unit - 1]?.endsAt ?? null,
    }))
  })
  await storeRecords(db, { enrolments, activityIds, records })
}

interface Place {
  readonly activityId: number
  readonly unit: number
  /** It was not deleted, so that whoever has begun it still meets it. */
  readonly isThere: boolean
  /** Somebody may begin it: hidden ones are left out for everybody else (P-hidden). */
  readonly isOffered: boolean
}

/** The same activities as `placedActivities` tells of, before it is asked whose they are. */
const readPlaces = (db: Db, { id, versionUpdate }: Course): Promise<Place[]> => {
  const { activityId, courseId, unit, versionId } = coursePlaceView
  const { deletedAt, publishedVersionId, status } = activityView
  const pinned = versionUpdate === 'auto' ? sql`null` : sql`${versionId}`
  return db
    .select({
      activityId,
      unit,
      isThere: sql<boolean>`${activityView.id} is not null and ${deletedAt} is null`,
      isOffered: sql<boolean>`${and(eq(status, 'public'), isNotNull(activityVersionView.id))} is true`,
    })
    .from(coursePlaceView)
    .leftJoin(activityView, eq(activityView.id, activityId))
    .leftJoin(
      activityVersionView,
      eq(activityVersionView.id, sql`coalesce(${pinned}, ${publishedVersionId})`),
    )
    .where(eq(courseId, id))
}

/** What each learner has reached of what they can meet. */
async function readResults(
  db: Db,
  places: readonly Place[],
  enrolments: readonly Enrolment[],
): Promise<(userId: number) => PlacedResult[]> {
  const { activityId, finishedAt, startedAt, status, userId } = learningTable
  const learners = sql.param(enrolments.map((enrolment) => enrolment.userId))
  const activities = sql.param(places.map((place) => place.activityId))
  const rows = await db
    .select({ activityId, finishedAt, startedAt, status, userId })
    .from(learningTable)
    .where(sql`${userId} = any(${learners}::bigint[]) and ${activityId} = any(${activities}::bigint[])`)
  const byLearner = Map.groupBy(rows, (row) => row.userId)
  return (learner) => {
    const own = byLearner.get(learner) ?? []
    return places.flatMap((place) => {
      const learning = own.find((row) => row.activityId === place.activityId) ?? null
      const isMet = place.isThere && (place.isOffered || learning !== null)
      return isMet ? [{ unit: place.unit, learning }] : []
    })
  }
}

/** The windows of the products that enrolments came by, which are few. */
async function readWindows(
  db: Db,
  enrolments: readonly Enrolment[],
): Promise<ReadonlyMap<number, LearnWindow>> {
  const windows = new Map<number, LearnWindow>()
  for (const { productId } of enrolments)
    if (!windows.has(productId)) windows.set(productId, await readWindow(db, productId))
  return windows
}
