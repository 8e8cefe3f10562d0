import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/fault.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import { kitWords } from '#kit/kitWords.ts'
import type { Call, Db } from '#kit/server/context.ts'
import { phrase } from '#kit/words.ts'
import { enrolmentTable as enrolment } from '#features/learning/learning/server/enrolment.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { productActivityTable } from '#features/content/product/server/productActivity.table.ts'
import { productCourseTable } from '#features/content/product/server/productCourse.table.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { orderFaults } from '../order.faults.ts'
import { orderTable } from './order.table.ts'

interface Wanted {
  readonly productId: number
  readonly userId: number
}

const notAvailable = phrase(kitWords, 'problems.notAvailable')

/** What is ordered is public, who gets it may sign in and does not have it yet. Answers the price, or refuses. */
export async function checkOrder({ db }: Call, wanted: Wanted): Promise<number> {
  const [product] = await db
    .select({ price: productTable.salePrice })
    .from(productTable)
    .where(
      and(
        eq(productTable.id, wanted.productId),
        eq(productTable.status, 'public'),
        isNull(productTable.deletedAt),
      ),
    )
  const [user] = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(and(eq(userTable.id, wanted.userId), eq(userTable.status, 'valid')))
  const fields: FieldProblems = {
    ...(!product && { productId: notAvailable }),
    ...(!user && { userId: notAvailable }),
  }
  if (Object.keys(fields).length > 0) refuse(kitFaults.invalid, { fields })
  await mustBeNew(db, wanted)
  const [waiting] = await db
    .select({ number: orderTable.number })
    .from(orderTable)
    .where(
      and(
        eq(orderTable.userId, wanted.userId),
        eq(orderTable.productId, wanted.productId),
        eq(orderTable.status, 'pending'),
      ),
    )
  if (waiting) refuse(orderFaults.alreadyOrdered, { values: waiting })
  return product?.price ?? 0
}

/** Refuses what would bring its learner nothing: they have all of it by an order or a code that holds. */
export async function mustBeNew(db: Db, wanted: Wanted): Promise<void> {
  await lockLearner(db, wanted.userId)
  if (await hasAllOf(db, wanted)) refuse(orderFaults.alreadyHas)
}

/** What is bought for one learner and given back goes one after the other: each looks at what the others left. */
export async function lockLearner(db: Db, userId: number): Promise<void> {
  await db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update')
}

async function hasAllOf(db: Db, { productId, userId }: Wanted): Promise<boolean> {
  const theirs = sql`from ${enrolment} where ${enrolment.userId} = ${userId} and ${enrolment.endedAt} is null`
  const [course, activity] = [productCourseTable, productActivityTable]
  const { rows } = await db.execute<{ all: boolean | null }>(sql`
    select bool_and(has) as "all" from (
      select exists (select 1 ${theirs} and ${enrolment.courseId} = ${course.targetId}) as has
      from ${course} where ${course.ownerId} = ${productId}
      union all
      select exists (select 1 ${theirs} and ${enrolment.activityId} = ${activity.targetId})
      from ${activity} where ${activity.ownerId} = ${productId}
    ) as sold`)
  return rows[0]?.all ?? false
}
