import { sql } from 'drizzle-orm'
import { localDay } from '#kit/time/calendar.ts'
import type { Call, Db, Services } from '#kit/call/server/context.ts'
import { orderTable } from './order.table.ts'

type Order = typeof orderTable.$inferSelect
export type NewOrder = Pick<Order, 'userId' | 'productId' | 'source' | 'price' | 'status'> &
  Partial<Pick<Order, 'codeId' | 'paidAt' | 'creatorId'>>

const digits = 6

/** What people read to each other: the day of the books and a count, `20261122-000042`. */
const numberOf = (id: number, at: number, timeZone: string): string =>
  `${localDay(at, timeZone).replaceAll('-', '')}-${String(id).padStart(digits, '0')}`

async function nextId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('"order"', 'id')) as id`,
  )
  return Number(rows[0]?.id)
}

/** Inserts an order and returns its id. */
export async function insertOrder(
  { db, now, services }: Pick<Call, 'db' | 'now'> & { readonly services: Pick<Services, 'env'> },
  order: NewOrder,
): Promise<number> {
  const id = await nextId(db)
  await db.insert(orderTable).values({
    ...order,
    id,
    number: numberOf(id, now, services.env.TZ_DEFAULT),
    createdAt: now,
    updatedAt: now,
  })
  return id
}

/** The same, by somebody: it is in the operation log. */
export async function enterOrder(call: Call, order: NewOrder): Promise<number> {
  const id = await insertOrder(call, { creatorId: call.actor.id, ...order })
  call.record({ resource: 'order', resourceId: id, action: 'create', after: order })
  return id
}

interface Redeemed {
  readonly codeId: number
  readonly productId: number
  readonly userId: number
}

/** F3: a code that is redeemed is an order that costs nothing more. */
export async function orderByCode(call: Call, { codeId, productId, userId }: Redeemed): Promise<void> {
  const order = { codeId, productId, userId, source: 'code', price: 0, status: 'paid' } as const
  await enterOrder(call, { ...order, paidAt: call.now })
}
