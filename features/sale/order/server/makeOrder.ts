import { eq } from 'drizzle-orm'
import type { Services } from '#kit/call/server/context.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { insertOrder } from './enterOrder.ts'
import { orderTable } from './order.table.ts'

type NewOrder = Partial<typeof orderTable.$inferInsert> & { readonly creatorId: number }

/** An order for tests and demo data: of a public product, to be paid, unless said otherwise. */
export async function makeOrder(services: Services, { creatorId, ...rest }: NewOrder) {
  const { database, now } = services
  const at = rest.createdAt ?? now()
  const productId = rest.productId ?? (await makeProduct(services, { creatorId, status: 'public' })).id
  const usual = { userId: creatorId, source: 'payment', price: 199.9, status: 'pending' } as const
  const paidAt = rest.status === 'paid' ? at : null
  const scene = { db: database.db, now: at, services }
  const id = await insertOrder(scene, { creatorId, ...usual, paidAt, ...rest, productId })
  const [row] = await database.db.select().from(orderTable).where(eq(orderTable.id, id))
  if (!row) throw new Error('the order was not made')
  return row
}
