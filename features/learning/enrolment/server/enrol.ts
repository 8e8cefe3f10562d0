import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { localDay } from '#kit/time/calendar.ts'
import { laterDay } from '#features/content/course/course.unlock.ts'
import { isOver, takesOver, type LearnWindow } from '#features/content/product/product.window.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { orderView } from '#features/sale/order/server/order.queries.ts'
import {
  productView,
  windowColumns,
  productActivityView,
  productCourseView,
} from '#features/content/product/server/product.queries.ts'
import { enrolmentFaults } from '../learning.faults.ts'
import { isTimeZone } from '../timeZone.ts'
import { enrolmentsEnded, learnerEnrolled } from './enrolment.events.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { readWindow } from './saleWindow.queries.ts'

export interface NewEnrolment {
  readonly userId: number
  readonly productId: number
  readonly codeId?: number
  readonly orderId?: number
  /** As a browser named it; one that is none falls back to the installation's. */
  readonly timeZone?: string | undefined
}

/** What came of it. What a learner has already stays as it is, unless its product has ended or ends before this one. */
export interface Enrolled {
  readonly added: number
  readonly alreadyThere: number
}

/** One enrolment for each course or activity of a product; the zone and day 1 are fixed here (DEF-unlock). */
export async function enrol(call: Call, input: NewEnrolment): Promise<Enrolled> {
  const { userId, productId, codeId = null, orderId = null } = input
  const { db, now, services } = call
  const timeZone = input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : services.env.TZ_DEFAULT
  const today = localDay(now, timeZone)
  const rows = (await soldBy(db, productId)).map(({ startDate, ...target }) => ({
    userId,
    productId,
    codeId,
    orderId,
    timeZone,
    ...target,
    startsOn: startDate ?? today,
    redeemedAt: now,
  }))
  const window = await readWindow(db, productId)
  const made: Enrolment[] = []
  for (const row of rows)
    made.push(
      ...(await takeOver(call, row, window)),
      ...(await db.insert(enrolmentTable).values(row).onConflictDoNothing().returning()),
    )
  for (const enrolment of made) await services.events.emit(call, learnerEnrolled, { enrolment })
  return { added: made.length, alreadyThere: rows.length - made.length }
}

type NewRow = typeof enrolmentTable.$inferInsert

/**
 * What its learner could only read any more, since the product by which it came has ended, begins anew under the new one; what
 * would end before that goes on under it, from the day on which it began.
 */
async function takeOver({ db, now }: Call, row: NewRow, window: LearnWindow): Promise<Enrolment[]> {
  const { productId, codeId, orderId } = row
  const { id, userId, courseId, activityId, endedAt } = enrolmentTable
  const target = row.courseId ? eq(courseId, row.courseId) : eq(activityId, row.activityId ?? 0)
  const [same] = await db
    .select({ enrolment: enrolmentTable, ...windowColumns })
    .from(enrolmentTable)
    .leftJoin(productView, eq(productView.id, enrolmentTable.productId))
    .where(and(eq(userId, row.userId), target, isNull(endedAt)))
    .for('update', { of: enrolmentTable })
  if (!same) return []
  const { enrolment, startsAt, endsAt } = same
  const begun = laterDay(enrolment.startsOn, startsAt, enrolment.timeZone)
  const isRenewed = isOver(endsAt, now)
  if (!isRenewed && !takesOver(window, endsAt, now)) return []
  return db
    .update(enrolmentTable)
    .set(isRenewed ? row : { productId, codeId, orderId, startsOn: begun })
    .where(eq(id, enrolment.id))
    .returning()
}

interface Sold {
  readonly courseId: number | null
  readonly activityId: number | null
  /** Of a camp. */
  readonly startDate: string | null
}

async function soldBy(db: Db, productId: number): Promise<Sold[]> {
  const courses = await db
    .select({ courseId: courseView.id, type: courseView.type, startDate: courseView.startDate })
    .from(productCourseView)
    .innerJoin(courseView, eq(courseView.id, productCourseView.targetId))
    .where(eq(productCourseView.ownerId, productId))
    .orderBy(asc(productCourseView.position))
  const activities = await db
    .select({ activityId: productActivityView.targetId })
    .from(productActivityView)
    .where(eq(productActivityView.ownerId, productId))
    .orderBy(asc(productActivityView.position))
  return [
    ...courses.map(({ courseId, type, startDate }) => ({
      courseId,
      activityId: null,
      startDate: type === 'camp' ? startDate : null,
    })),
    ...activities.map(({ activityId }) => ({ courseId: null, activityId, startDate: null })),
  ]
}

interface Redeemed {
  readonly codeId: number
  readonly productId: number
  readonly userId: number
  readonly timeZone: string
}

/** A code that would bring nothing new is refused by name, so that it is not spent and can be given to somebody else. */
export async function enrolByCode(call: Call, redeemed: Redeemed): Promise<void> {
  const { codeId, productId, userId, timeZone } = redeemed
  const { added, alreadyThere } = await enrol(call, { codeId, productId, userId, timeZone })
  if (added === 0 && alreadyThere > 0) refuse(enrolmentFaults.alreadyEnrolled)
}

interface Paid {
  readonly orderId: number
  readonly productId: number
  readonly userId: number
  readonly timeZone?: string
}

/** The money is there: what the learner has meanwhile by another path stays as it is. */
export async function enrolByOrder(call: Call, paid: Paid): Promise<void> {
  await enrol(call, paid)
}

interface Refunded {
  readonly orderId: number
  readonly codeId: number | null
}

/**
 * What was paid back is closed to new starts, unless another paid order brings it too: then it goes on under that one. What
 * was begun can be finished, as when an activity is hidden (P-hidden).
 */
export async function endEnrolments(call: Call, { orderId, codeId }: Refunded): Promise<void> {
  const { db, now, services } = call
  const isOfOrder = eq(enrolmentTable.orderId, orderId)
  const affected = await db
    .select()
    .from(enrolmentTable)
    .where(
      and(
        codeId === null ? isOfOrder : or(isOfOrder, eq(enrolmentTable.codeId, codeId)),
        isNull(enrolmentTable.endedAt),
      ),
    )
  const ended: number[] = []
  for (const enrolment of affected) {
    const change = (await otherPaidOrder(db, enrolment, orderId)) ?? { endedAt: now }
    const isThisEnrolment = eq(enrolmentTable.id, enrolment.id)
    const [row] = await db.update(enrolmentTable).set(change).where(isThisEnrolment).returning()
    if (row?.endedAt === null) await services.events.emit(call, learnerEnrolled, { enrolment: row })
    else ended.push(enrolment.id)
  }
  if (ended.length > 0) await services.events.emit(call, enrolmentsEnded, { enrolmentIds: ended })
}

type Enrolment = typeof enrolmentTable.$inferSelect

/** The oldest other paid order of the same learner whose product sells the same, as what the enrolment came by. */
async function otherPaidOrder(
  db: Db,
  { userId, courseId, activityId }: Enrolment,
  orderId: number,
): Promise<Pick<Enrolment, 'productId' | 'codeId' | 'orderId'> | undefined> {
  const sold = courseId === null ? productActivityView : productCourseView
  const [order] = await db
    .select({ id: orderView.id, productId: orderView.productId, codeId: orderView.codeId })
    .from(orderView)
    .innerJoin(sold, eq(sold.ownerId, orderView.productId))
    .where(
      and(
        eq(orderView.userId, userId),
        eq(orderView.status, 'paid'),
        ne(orderView.id, orderId),
        eq(sold.targetId, courseId ?? activityId ?? 0),
      ),
    )
    .orderBy(asc(orderView.id))
    .limit(1)
  return (
    order && {
      productId: order.productId,
      codeId: order.codeId,
      orderId: order.codeId === null ? order.id : null,
    }
  )
}
