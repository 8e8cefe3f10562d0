import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  bigramsOf,
  falling,
  foreignId,
  listIndex,
  moment,
  stampColumns,
  yuan,
} from '#kit/data/server/table.ts'
import type { OrderSource } from '../order.states.ts'

/** Who got a product for what. Never deleted. `creatorId` is who entered it: the learner with a code or for nothing, or an administrator. */
export const orderTable = pgTable(
  'order',
  {
    ...stampColumns(),
    /** For people: the day and a count. */
    number: text().notNull(),
    userId: foreignId().notNull(),
    productId: foreignId().notNull(),
    /** The code that was redeemed; null where it is paid. */
    codeId: foreignId(),
    source: text().$type<OrderSource>().notNull(),
    /** What it costs the learner, as it stood when it was ordered. */
    price: yuan('price_fen').notNull(),
    status: text().notNull().default('pending'),
    paidAt: moment(),
    cancelledAt: moment(),
    refundedAt: moment(),
    /** Why it was paid back. */
    refundReason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex().on(table.number),
    // A code makes one order, whatever happens.
    uniqueIndex().on(table.codeId),
    index('order_number_search').using('gin', bigramsOf(table.number)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    listIndex(falling(table.createdAt), falling(table.id)),
    listIndex(falling(table.paidAt), falling(table.id)),
    listIndex(table.price, table.id),
    // With the price beside it, what came in is summed without a look at the rows.
    index('order_paid')
      .on(table.paidAt, table.price)
      .where(sql`${table.status} = 'paid' and deleted_at is null`),
    listIndex(table.status, falling(table.updatedAt), falling(table.id)),
    index().on(table.userId),
    index().on(table.productId),
  ],
)
