import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { bigramsOf, moment, reviewColumns, stampColumns, yuan } from '#kit/server/table.ts'
import { decidedBy } from '#features/content/audit/server/auditRecord.table.ts'
import type { Delivery, ProductKind } from '../product.fields.ts'

export const productTable = pgTable(
  'product',
  {
    ...stampColumns(),
    ...reviewColumns(),
    title: text().notNull(),
    overview: text().notNull().default(''),
    cover: text().notNull().default(''),
    kind: text().$type<ProductKind>().notNull().default('course'),
    delivery: text().$type<Delivery>().notNull().default('async'),
    startsAt: moment(),
    endsAt: moment(),
    salePrice: yuan(),
  },
  (table) => [
    index('product_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`status = 'reviewing' and deleted_at is null`),
    index('product_title_search').using('gin', bigramsOf(table.title)),
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.title, table.id),
    index().on(table.status, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.creatorId, table.updatedAt.desc().nullsFirst()),
  ],
)

/** Where it is kept which courses, or which activities, a product sells. */
type SoldTable = PgTable & Record<'ownerId' | 'targetId', PgColumn>

/** What an auditor must read to decide: whatever is sold by a product that they may read. */
export function soldToReviewer(sold: SoldTable, reviewerId: number, id: PgColumn): SQL {
  const isRead = or(
    inArray(productTable.status, ['reviewing', 'public']),
    decidedBy('product')(reviewerId, productTable.id),
  )
  const isTheirs = and(eq(productTable.id, sold.ownerId), isNull(productTable.deletedAt), isRead)
  return sql`exists (select 1 from ${sold} join ${productTable} on ${isTheirs} where ${sold.targetId} = ${id})`
}
