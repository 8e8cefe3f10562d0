import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn, ExtraConfigColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ReviewNote } from '#kit/contract/review.ts'

/** How columns are called in the database: `creatorId` is `creator_id`. */
export const casing = 'snake_case'

/** A table whose rows have an id. */
export type NumberedTable = PgTable & { readonly id: PgColumn }

/** What an index of a searched text holds, see `contains`; the migration that begins with them has the functions. */
export const bigramsOf = (column: AnyPgColumn): SQL => sql`bigrams(${column})`

/** These ids as one value of a statement: a statement takes 65,535 values, and ids may be more. */
export const numbers = (ids: Iterable<number>): SQL => sql`${`{${[...ids].join()}}`}::bigint[]`

/** Rows that have one of these ids in a column, however many those are. */
export const isAmong = (column: PgColumn, ids: Iterable<number>): SQL => sql`${column} = any(${numbers(ids)})`

/** A column for a moment in Unix milliseconds. */
export const moment = () => bigint({ mode: 'number' })
/** A column for the id of another record; a plain number, so that tables stay free of cycles. */
export const foreignId = () => bigint({ mode: 'number' })

const inParts = (parts: number) =>
  customType<{ data: number; driverData: number | string | null }>({
    dataType: () => 'bigint',
    // A statement that is prepared hands over what is missing too.
    toDriver: (price: number | null) => (price === null ? null : Math.round(price * parts)),
    fromDriver: (stored) => Number(stored) / parts,
  })

/** A column for a price: yuan with two decimals outside, whole fen in the database, so that sums are exact. */
export const yuan = inParts(100)
/** A column for a very low price, such as of a token: yuan with six decimals outside, whole millionths in the database. */
export const microYuan = inParts(1_000_000)

/**
 * An index of a list in this order. It holds nothing that is deleted, so a page's ids and a total are read from it alone, without a
 * look at the rows.
 */
export const listIndex = (...columns: Parameters<ReturnType<typeof index>['on']>) =>
  index()
    .on(...columns)
    .where(sql`deleted_at is null`)

/** A falling column of an index, as `orderOf` asks for it. */
export const falling = (column: ExtraConfigColumn) => column.desc().nullsFirst()

/** The columns that every record has. A record with `deletedAt` is gone for everybody but `restore`. */
export const stampColumns = () => ({
  id: bigserial({ mode: 'number' }).primaryKey(),
  creatorId: foreignId(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  revision: integer().notNull().default(1),
  deletedAt: moment(),
})

/** Columns of a record that goes through review; `isApproved` falls with the next change of its content. */
export const reviewColumns = () => ({
  status: text().notNull().default('draft'),
  reviewReason: text().notNull().default(''),
  /** The same reasons one by one, where they stand. */
  reviewNotes: jsonb().$type<readonly ReviewNote[]>().notNull().default([]),
  isApproved: boolean().notNull().default(false),
  /** Since when it waits; the queue of reviewers begins with the oldest. */
  submittedAt: moment(),
})

/**
 * Who changed what and when (K3). Only added to: a trigger refuses every UPDATE, DELETE and TRUNCATE but one, by which
 * a person's next change of the same content joins their entry of the last ten minutes.
 */
export const operationLogTable = pgTable(
  'operation_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: foreignId(),
    resource: text().notNull(),
    resourceId: foreignId().notNull(),
    action: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    at: moment().notNull(),
    requestId: text().notNull(),
  },
  (table) => [
    index().on(table.resource, table.resourceId, table.id),
    index().on(table.at),
    // A filter alone is read newest first.
    index().on(table.actorId, table.id),
    index().on(table.resource, table.id),
    index().on(table.action, table.id),
  ],
)

/** What a create with an Idempotency-Key answered, kept for 24 hours. */
export const idempotencyTable = pgTable(
  'idempotency',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: foreignId().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: text(),
    at: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.path, table.key), index().on(table.at)],
)

/** How many calls of a limit the servers have taken in its window, see `CallLimits`. */
export const callLimitTable = pgTable(
  'call_limit',
  { key: text().primaryKey(), taken: integer().notNull(), until: moment().notNull() },
  (table) => [index().on(table.until)],
)

/**
 * Every record that an example school brought: its table and its id, noted in the transaction that made it (`markNew`). Nobody finds those
 * that are not `isListed` among what learners and strangers are offered.
 */
export const exampleRecordTable = pgTable(
  'example_record',
  { inTable: text().notNull(), recordId: foreignId().notNull(), isListed: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.inTable, table.recordId] })],
)

/** The columns of a join table: who links, to whom, in which order. */
export const linkColumns = () => ({
  ownerId: foreignId().notNull(),
  targetId: foreignId().notNull(),
  position: integer().notNull().default(0),
})

/** A join table of its own between two records; found from both sides. */
export const linkTable = (name: string) =>
  pgTable(name, linkColumns(), (table) => [
    primaryKey({ columns: [table.ownerId, table.targetId] }),
    index().on(table.targetId),
  ])
