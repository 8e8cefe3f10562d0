import { and, eq, isNull } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { holdsAsLong } from '#features/content/product/product.window.ts'
import { runningEnrolments } from '#features/content/course/course.ports.ts'
import {
  productView,
  windowColumns,
  productActivityView,
  productCourseView,
} from '#features/content/product/server/product.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { orderFaults } from '../order.faults.ts'
import { orderTable } from './order.table.ts'

interface OrderRequest {
  readonly productId: number
  readonly userId: number
}

const notAvailable = phrase(kitWords, 'problems.notAvailable')

/** What is ordered is public, who gets it may sign in and does not have it yet. Returns the price, or refuses. */
export async function checkOrder(call: Call, request: OrderRequest): Promise<number> {
  const { db } = call
  const [product] = await db
    .select({ price: productView.salePrice })
    .from(productView)
    .where(
      and(
        eq(productView.id, request.productId),
        eq(productView.status, 'public'),
        isNull(productView.deletedAt),
      ),
    )
  const [user] = await db
    .select({ id: userView.id })
    .from(userView)
    .where(and(eq(userView.id, request.userId), eq(userView.status, 'valid')))
  const fields: FieldProblems = {
    ...(!product && { productId: notAvailable }),
    ...(!user && { userId: notAvailable }),
  }
  if (Object.keys(fields).length > 0) refuse(kitFaults.invalid, { fields })
  await mustBeNew(call, request)
  const [waiting] = await db
    .select({ number: orderTable.number })
    .from(orderTable)
    .where(
      and(
        eq(orderTable.userId, request.userId),
        eq(orderTable.productId, request.productId),
        eq(orderTable.status, 'pending'),
      ),
    )
  if (waiting) refuse(orderFaults.alreadyOrdered, { values: waiting })
  return product?.price ?? 0
}

/** Refuses what would bring its learner nothing: they have all of it by an order or a code that is valid, and that it would not take over. */
export async function mustBeNew(call: Call, request: OrderRequest): Promise<void> {
  await lockLearner(call.db, request.userId)
  if (await hasAllOf(call, request)) refuse(orderFaults.alreadyHas)
}

/** What is bought for one learner and given back goes one after the other: each looks at what the others left. */
export async function lockLearner(db: Db, userId: number): Promise<void> {
  await db.select({ id: userView.id }).from(userView).where(eq(userView.id, userId)).for('update')
}

/** Whether a learner has all that a product sells, by an order or a code that is valid and that it would not take over. */
export async function hasAllOf(call: Call, { productId, userId }: OrderRequest): Promise<boolean> {
  const [courses, activities] = [productCourseView, productActivityView].map((table) =>
    call.db.select({ id: table.targetId }).from(table).where(eq(table.ownerId, productId)),
  )
  const enrolments = await call.services.callPort(call, runningEnrolments, { userId })
  const [product] = await call.db.select(windowColumns).from(productView).where(eq(productView.id, productId))
  if (!product) return false
  const lasting = enrolments.filter(({ endsAt }) => holdsAsLong(product, endsAt, call.now))
  const has = new Set(
    lasting.map(({ courseId, activityId }) =>
      courseId === null ? `activity ${activityId}` : `course ${courseId}`,
    ),
  )
  const sold = [
    ...((await courses) ?? []).map(({ id }) => `course ${id}`),
    ...((await activities) ?? []).map(({ id }) => `activity ${id}`),
  ]
  return sold.length > 0 && sold.every((one) => has.has(one))
}
