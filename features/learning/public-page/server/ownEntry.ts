import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import type { Entry, PageKind } from '../entry.ts'

const { courseId, activityId, productId, userId, endedAt, redeemedAt } = enrolmentView

/** Where the asker goes on in what a page shows; null where they have nothing of it. */
export async function ownEntry(
  call: Call,
  { kind, id }: { readonly kind: PageKind; readonly id: number },
): Promise<Entry | null> {
  const { db, actor } = call
  const isPlaced = db
    .select({ id: coursePlaceView.courseId })
    .from(coursePlaceView)
    .where(eq(coursePlaceView.activityId, id))
  const leadsThere = {
    course: eq(courseId, id),
    product: eq(productId, id),
    activity: or(eq(activityId, id), inArray(courseId, isPlaced)),
  }[kind]
  const [own] = await db
    .select({ courseId, activityId })
    .from(enrolmentView)
    .where(and(eq(userId, actor.id), isNull(endedAt), leadsThere))
    .orderBy(desc(redeemedAt))
    .limit(1)
  if (!own) return null
  if (kind === 'activity') return { action: 'continueActivity', activityId: id }
  if (own.courseId !== null) return { action: 'continueCourse', courseId: own.courseId }
  return own.activityId === null ? null : { action: 'continueActivity', activityId: own.activityId }
}
