import type { SQL } from 'drizzle-orm'
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './context.ts'
import type { CrudSpec, Use } from './crud.ts'
import { contains } from './crud.query.ts'
import type { NumberedTable } from './table.ts'

/** Where the records of a resource stand and what they are called, for lists of records of many kinds. */
export interface NamedRecords {
  /** By this name the operation log and the uses of files know it. */
  readonly resource: string
  readonly table: NumberedTable
  readonly name: PgColumn
}

/** Records that are shown as the record that they belong to. */
export interface RecordParts {
  readonly resource: string
  readonly table: NumberedTable
  readonly owner: { readonly resource: string; readonly id: PgColumn }
}

/** The same as its list and its pickers call it. */
export const namedBy = ({ resource, table, label }: CrudSpec): NamedRecords => ({
  resource: resource.name,
  table,
  name: label,
})

/** A record of any kind. */
export type RecordKey = Pick<Use, 'resource'> & { readonly resourceId: number }

const keyOf = ({ resource, resourceId }: RecordKey) => `${resource} ${resourceId}`

const idsByResource = (records: readonly RecordKey[]) =>
  [...Map.groupBy(records, ({ resource }) => resource)].map(
    ([resource, ones]) => [resource, [...new Set(ones.map(({ resourceId }) => resourceId))]] as const,
  )

const union = (queries: readonly SQL[]) => sql`(${sql.join([...queries], sql` union all `)}) as named`
const resourceColumn = sql<string>`resource`
const idColumn = sql<number>`id`.mapWith(Number)

/** What records of many kinds are called. */
export interface RecordNames {
  /** The names of these records as they are now, by one query; '' for what has none. */
  read(db: Db, records: readonly RecordKey[]): Promise<(record: RecordKey) => string>
  /** Records whose name holds this text, at most `most` of each resource; of all resources where none are given. */
  find(db: Db, text: string, resources: readonly string[] | undefined, most: number): Promise<RecordKey[]>
  /** The same records, each once, with those that belong to another one as that one. */
  owners(db: Db, records: readonly RecordKey[]): Promise<RecordKey[]>
}

/** The names of what features register. */
export function makeRecordNames(named: readonly NamedRecords[], parts: readonly RecordParts[]): RecordNames {
  const namedOf = new Map(named.map((one) => [one.resource, one]))
  const partsOf = new Map(parts.map((one) => [one.resource, one]))
  return {
    async read(db, records) {
      const queries = idsByResource(records).flatMap(([resource, ids]) => {
        const found = namedOf.get(resource)
        return found ? [namesIn(found, ids)] : []
      })
      if (queries.length === 0) return () => ''
      const rows = await db
        .select({ resource: resourceColumn, resourceId: idColumn, name: sql<string>`name` })
        .from(union(queries))
      const byKey = new Map(rows.map((row) => [keyOf(row), row.name]))
      return (record) => byKey.get(keyOf(record)) ?? ''
    },
    async find(db, text, resources, most) {
      const queries = named
        .filter(({ resource }) => resources?.includes(resource) !== false)
        .map((one) => foundIn(one, text, most))
      if (queries.length === 0) return []
      return db.select({ resource: resourceColumn, resourceId: idColumn }).from(union(queries))
    },
    async owners(db, records) {
      const found: RecordKey[] = []
      for (const [resource, ids] of idsByResource(records)) {
        const part = partsOf.get(resource)
        found.push(
          ...(part ? await ownersIn(db, part, ids) : ids.map((resourceId) => ({ resource, resourceId }))),
        )
      }
      return [...new Map(found.map((record) => [keyOf(record), record])).values()]
    },
  }
}

const namesIn = ({ resource, table, name }: NamedRecords, ids: readonly number[]): SQL =>
  sql`select ${resource}::text as resource, id, ${name} as name from ${table} where ${inArray(table.id, [...ids])}`

const foundIn = ({ resource, table, name }: NamedRecords, text: string, most: number): SQL =>
  sql`(select ${resource}::text as resource, id from ${table} where ${contains(name, text)} limit ${most})`

async function ownersIn(db: Db, { table, owner }: RecordParts, ids: readonly number[]): Promise<RecordKey[]> {
  const rows = await db
    .selectDistinct({ id: owner.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return rows.map(({ id }) => ({ resource: owner.resource, resourceId: Number(id) }))
}
