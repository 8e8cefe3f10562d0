import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { orderEndpoints } from '../order.contract.ts'
import type { OwnOrder } from '../ownOrder.contract.ts'
import { orderTable } from './order.table.ts'

const pageSize = 20

const isShown = and(eq(productView.status, 'public'), isNull(productView.deletedAt))

/** F3-own: the orders of the asker, whoever entered them; the newest comes first. */
export async function readOwnOrders(
  { db, actor }: Call,
  pageNo: number,
): Promise<DataOf<typeof orderEndpoints.mine>> {
  const { id, number, source, price, status, createdAt, paidAt, cancelledAt, refundedAt } = orderTable
  const rows = await db
    .select({
      ...{ id, number, source, price, createdAt, paidAt, cancelledAt, refundedAt },
      status: sql<OwnOrder['status']>`${status}`,
      productName: sql<string>`coalesce(${productView.title}, '')`,
      productId: sql<number | null>`case when ${isShown} then ${productView.id} end`.mapWith(productView.id),
    })
    .from(orderTable)
    .leftJoin(productView, eq(productView.id, orderTable.productId))
    .where(and(eq(orderTable.userId, actor.id), isNull(orderTable.deletedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
    .offset((pageNo - 1) * pageSize)
  return { list: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}
