import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import type { Db } from './db.ts'
import { exampleRecordTable } from './table.ts'

/** Tables whose records have a number of their own that counts up. Others have their rows with the record that they belong to. */
export async function numberedTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id'
      and (column_default like 'nextval(%' or is_identity = 'YES')
    order by table_name`)
  return rows.map(({ name }) => name)
}

async function lastIds(db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const each = tables.map(
    (table) =>
      sql`select ${table}::text as name, coalesce(max(id), 0)::float8 as last from ${sql.identifier(table)}`,
  )
  const { rows } = await db.execute<{ name: string; last: number }>(sql.join(each, sql` union all `))
  return new Map(rows.map(({ name, last }) => [name, Number(last)]))
}

/**
 * Runs `work` in one transaction and marks what it made as part of an example school. The transaction sees the database as it was at its
 * first statement, so what it sees beyond the last numbers of then is its own, whatever others make meanwhile: numbers only rise.
 */
export const markNew = <T>(
  { db }: Pick<Database, 'db'>,
  origin: { readonly isListed: boolean },
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (inside) => {
      const tables = await numberedTables(inside)
      const before = await lastIds(inside, tables)
      const result = await work(inside)
      for (const [table, last] of await lastIds(inside, tables)) {
        const known = before.get(table) ?? 0
        if (last > known)
          await inside.execute(sql`
            insert into ${exampleRecordTable} (in_table, record_id, is_listed)
            select ${table}::text, id, ${origin.isListed}::boolean from ${sql.identifier(table)} where id > ${known}`)
      }
      return result
    },
    { isolationLevel: 'repeatable read' },
  )

const { inTable, recordId, isListed } = exampleRecordTable

/**
 * Not of an example school that the console alone shows. A condition over the numbers of a table's records: those few are looked up once,
 * so that what a query finds by its indexes it finds as before.
 */
export const isOffered = (table: string, id: PgColumn): SQL =>
  sql`${id} not in (select ${recordId} from ${exampleRecordTable} where ${inTable} = ${table} and not ${isListed})`
