import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import {
  bigramsOf,
  falling,
  listIndex,
  moment,
  reviewColumns,
  stampColumns,
  yuan,
} from '#kit/data/server/table.ts'
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
    listIndex(falling(table.updatedAt), falling(table.id)),
    listIndex(falling(table.createdAt), falling(table.id)),
    listIndex(table.title, table.id),
    listIndex(table.status, falling(table.updatedAt), falling(table.id)),
    index().on(table.creatorId, table.updatedAt.desc().nullsFirst()),
  ],
)
