import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { holdsAsLong } from '#features/content/product/product.window.ts'
import {
  productActivityView,
  productCourseView,
  productView,
  windowColumns,
} from '#features/content/product/server/product.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import type { Entry, PageKind } from '../entry.ts'

const { courseId, activityId, productId, userId, endedAt, redeemedAt } = enrolmentView

interface Own {
  readonly courseId: number | null
  readonly activityId: number | null
  readonly productId: number
  readonly endsAt: number | null
}

/** Where the asker goes on in what a page shows; null where they have nothing of it. */
export async function ownEntry(
  call: Call,
  { kind, id }: { readonly kind: PageKind; readonly id: number },
): Promise<Entry | null> {
  const { db, actor } = call
  const enrolments = await db
    .select({ courseId, activityId, productId, endsAt: windowColumns.endsAt })
    .from(enrolmentView)
    .leftJoin(productView, eq(productView.id, productId))
    .where(and(eq(userId, actor.id), isNull(endedAt)))
    .orderBy(desc(redeemedAt))
  const own = await leading[kind](call, id, enrolments)
  if (!own) return null
  if (kind === 'activity') return { action: 'continueActivity', activityId: id }
  if (own.courseId !== null) return { action: 'continueCourse', courseId: own.courseId }
  return own.activityId === null ? null : { action: 'continueActivity', activityId: own.activityId }
}

type Leading = (call: Call, id: number, enrolments: readonly Own[]) => Promise<Own | undefined>

/** Which of one's enrolments leads to what a page shows, the newest first. */
const leading: Readonly<Record<PageKind, Leading>> = {
  course: async (_call, id, enrolments) => enrolments.find((own) => own.courseId === id),
  product: async (call, id, enrolments) =>
    enrolments.find((own) => own.productId === id) ?? (await heldOtherwise(call, id, enrolments)),
  activity: async ({ db }, id, enrolments) => {
    const places = await db
      .select({ id: coursePlaceView.courseId })
      .from(coursePlaceView)
      .where(eq(coursePlaceView.activityId, id))
    const courses = new Set(places.map((place) => place.id))
    return enrolments.find((own) => own.activityId === id || courses.has(own.courseId ?? 0))
  },
}

/** An enrolment in what a product sells, where other products have brought all of it, and for as long. */
async function heldOtherwise(
  { db, now }: Call,
  id: number,
  enrolments: readonly Own[],
): Promise<Own | undefined> {
  const sold = (view: typeof productCourseView | typeof productActivityView) =>
    db.select({ id: view.targetId }).from(view).where(eq(view.ownerId, id)).orderBy(view.position)
  const [courses, activities] = await Promise.all([sold(productCourseView), sold(productActivityView)])
  const [product] = await db.select(windowColumns).from(productView).where(eq(productView.id, id))
  if (!product) return undefined
  const lasting = enrolments.filter(({ endsAt }) => holdsAsLong(product, endsAt, now))
  const held = [
    ...courses.map((course) => lasting.find((own) => own.courseId === course.id)),
    ...activities.map((activity) => lasting.find((own) => own.activityId === activity.id)),
  ]
  return held.every(Boolean) ? held[0] : undefined
}
