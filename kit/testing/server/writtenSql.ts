import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** A piece of SQL for tests: `fragment('a = ', 7)`. */
export const fragment = (text: string, ...values: readonly unknown[]): SQL =>
  sql.join([sql.raw(text), ...values.map((value) => sql`${value}`)])

/** What would be sent to the database, with its parameters. */
export function writtenSql(query: SQL): { readonly sql: string; readonly params: readonly unknown[] } {
  const { sql: text, params } = new PgDialect().sqlToQuery(query)
  return { sql: text, params }
}
