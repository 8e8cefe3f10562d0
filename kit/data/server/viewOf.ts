import { getTableColumns, getTableName } from 'drizzle-orm'
import type { GetColumnData, Subquery } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { SubqueryWithSelection } from 'drizzle-orm/pg-core/subquery'
import { casing } from './table.ts'

/** What can be selected from and joined: a table of one's own, or a view of another feature's. */
export type Readable<Column extends string> = (PgTable | Subquery) & Record<Column, PgColumn>

type ColumnsOf<T extends PgTable> = T['_']['columns']
type View<T extends PgTable, Column extends keyof ColumnsOf<T>, Name extends string> = SubqueryWithSelection<
  Pick<ColumnsOf<T>, Column>,
  Name
>

/**
 * A view of a table: the named columns, to select from, to join and to lock, never to write. It is what a feature lets others read
 * (`x.queries.ts`). The view bears its table's name unless it is given another one, so a condition over the table is one over the view
 * too; PostgreSQL plans it as the table itself.
 */
export function viewOf<
  T extends PgTable,
  Column extends keyof ColumnsOf<T> & string,
  Name extends string = T['_']['name'],
>(table: T, columns: readonly Column[], name?: Name): View<T, Column, Name> {
  const all = getTableColumns(table)
  const named = Object.fromEntries(columns.map((column) => [column, all[column]]))
  return new QueryBuilder({ casing })
    .select(named as Record<string, PgColumn>)
    .from(table as PgTable)
    .as(name ?? getTableName(table)) as unknown as View<T, Column, Name>
}

/** The columns of a view, to select a whole row of it beside something else. */
export const columnsOf = <V extends Subquery>(view: V): V['_']['selectedFields'] => view._.selectedFields

/** A row of a view. */
export type RowOf<V extends Subquery> = {
  [Key in keyof V['_']['selectedFields']]: V['_']['selectedFields'][Key] extends PgColumn
    ? GetColumnData<V['_']['selectedFields'][Key]>
    : never
}
