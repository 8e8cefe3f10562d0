import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { holdsAsLong, type LearnWindow } from '#features/content/product/product.window.ts'
import {
  productActivityView,
  productCourseView,
  productView,
  windowColumns,
} from '#features/content/product/server/product.queries.ts'
import { learningView } from '#features/learning/attempt/server/attempt.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import type { OfferKind } from '../offers.contract.ts'

type Ids = Readonly<Record<OfferKind, readonly number[]>>
export type IsHeld = (kind: OfferKind, id: number) => boolean

/** Whether an offer would bring whoever asks nothing new: all of it was begun, or is theirs by whatever they redeemed or bought. */
export async function heldOffers({ db, visitor, now }: Call, offers: Ids): Promise<IsHeld> {
  if (!visitor) return () => false
  const { courseId, activityId } = enrolmentView
  const [enrolments, begun, courses, activities, windows] = await Promise.all([
    db
      .select({ courseId, activityId, endsAt: windowColumns.endsAt })
      .from(enrolmentView)
      .leftJoin(productView, eq(productView.id, enrolmentView.productId))
      .where(and(eq(enrolmentView.userId, visitor.id), isNull(enrolmentView.endedAt))),
    db
      .select({ id: learningView.activityId })
      .from(learningView)
      .where(
        and(eq(learningView.userId, visitor.id), inArray(learningView.activityId, [...offers.activity])),
      ),
    soldIn(db, productCourseView, offers.product),
    soldIn(db, productActivityView, offers.product),
    windowsOf(db, offers.product),
  ])
  const ownCourses = new Set(enrolments.flatMap((each) => each.courseId ?? []))
  const ownActivities = new Set(enrolments.flatMap((each) => each.activityId ?? []))
  const begunActivities = new Set(begun.map(({ id }) => id))
  const holds: Readonly<Record<OfferKind, (id: number) => boolean>> = {
    course: (id) => ownCourses.has(id),
    activity: (id) => ownActivities.has(id) || begunActivities.has(id),
    product: (id) => {
      const window = windows.get(id)
      const lasting = enrolments.filter(({ endsAt }) => window && holdsAsLong(window, endsAt, now))
      const parts = [
        ...(courses.get(id) ?? []).map((target) => lasting.some((each) => each.courseId === target)),
        ...(activities.get(id) ?? []).map((target) => lasting.some((each) => each.activityId === target)),
      ]
      return parts.length > 0 && parts.every(Boolean)
    },
  }
  return (kind, id) => holds[kind](id)
}

async function windowsOf(
  db: Call['db'],
  productIds: readonly number[],
): Promise<ReadonlyMap<number, LearnWindow>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ id: productView.id, ...windowColumns })
    .from(productView)
    .where(inArray(productView.id, [...productIds]))
  return new Map(rows.map(({ id, ...window }) => [id, window]))
}

async function soldIn(
  db: Call['db'],
  sold: typeof productCourseView | typeof productActivityView,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (productIds.length === 0) return new Map()
  const { ownerId, targetId } = sold
  const rows = await db
    .select({ ownerId, targetId })
    .from(sold)
    .where(inArray(ownerId, [...productIds]))
  const byOwner = Map.groupBy(rows, (row) => row.ownerId)
  return new Map([...byOwner].map(([id, own]) => [id, own.map((row) => row.targetId)]))
}
