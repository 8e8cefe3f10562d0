import { and, sql, type SQL } from 'drizzle-orm'
import { numbers } from '#kit/data/server/table.ts'
import type { Reference } from './references.ts'

/** The numbers that a row of the table refers to: one a row of the answer. */
export function referredIn({ table, column, in: within }: Reference): SQL {
  const place = sql`${sql.identifier(table)}.${sql.identifier(column)}`
  if (within === undefined) return place
  if (within === 'array') return sql`unnest(${place})`
  return sql`(jsonb_path_query(${place}, ${`$.**."${within.key}" ? (@.type() == "number")`}::jsonpath) #>> '{}')::bigint`
}

/** Which rows the reference speaks of. */
export const whereOf = ({ table, where }: Reference): SQL =>
  where === undefined
    ? sql`true`
    : sql`${sql.identifier(table)}.${sql.identifier(where.column)} = ${where.is}`

/** That a row refers to one of these numbers by its own column; lists and JSON are asked by `referredIn`. */
export const refersTo = (reference: Reference, ids: readonly number[]): SQL => {
  const { table, column } = reference
  const isAmong = sql`${sql.identifier(table)}.${sql.identifier(column)} = any(${numbers(ids)})`
  return and(isAmong, whereOf(reference)) ?? isAmong
}
