import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** These ids as one value of a statement: a statement takes 65,535 values, and ids may be more. */
export const numbers = (ids: Iterable<number>): SQL => sql`${`{${[...ids].join()}}`}::bigint[]`

/** Rows that have one of these ids in a column, however many those are. */
export const isAmong = (column: PgColumn, ids: Iterable<number>): SQL => sql`${column} = any(${numbers(ids)})`
