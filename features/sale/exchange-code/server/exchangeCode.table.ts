import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, foreignId, listIndex, moment, stampColumns } from '#kit/data/server/table.ts'
import type { CodeType, StoredStatus } from '../exchange-code.machine.ts'

/** When a waiting code ends, for an index and what is asked of it: far beyond any clock where it never expires. */
export const endOf = (expiresAt: PgColumn | SQL): SQL => sql`coalesce(${expiresAt}, 9007199254740991)`

/** One code, made by its task and never deleted (G1). What the reader sees as expired is computed from `expiresAt`. */
export const exchangeCodeTable = pgTable(
  'exchange_code',
  {
    ...stampColumns(),
    /** 16 symbols, without dashes. */
    code: text().notNull(),
    taskId: foreignId().notNull(),
    productId: foreignId().notNull(),
    status: text().$type<StoredStatus>().notNull().default('waiting'),
    type: text().$type<CodeType>().notNull(),
    channel: text().notNull().default(''),
    expiresAt: moment(),
    /** Who redeemed it. */
    userId: foreignId(),
    redeemedAt: moment(),
    viaQr: boolean().notNull().default(false),
    /** The redeemer's own number of that request: a repeated one has one effect. */
    clientId: uuid(),
  },
  (table) => [
    uniqueIndex().on(table.code),
    uniqueIndex().on(table.clientId),
    listIndex(falling(table.updatedAt), falling(table.id)),
    listIndex(falling(table.createdAt), falling(table.id)),
    listIndex(table.status, falling(table.updatedAt), falling(table.id)),
    index().on(table.productId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.taskId, table.id),
    index().on(table.userId),
    index('exchange_code_redeemed')
      .on(table.redeemedAt)
      .where(sql`${table.redeemedAt} is not null and deleted_at is null`),
    // With the column beside the expression of it, waiting and expired ones are counted without a look at the rows.
    index('exchange_code_waiting')
      .on(endOf(table.expiresAt), table.expiresAt)
      .where(sql`${table.status} = 'waiting' and deleted_at is null`),
    index('exchange_code_channel_search').using('gin', bigramsOf(table.channel)),
  ],
)
