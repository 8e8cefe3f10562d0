import type { SQL } from 'drizzle-orm'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/data/server/db.ts'
import type {
  NamedRecords,
  NamelessRecords,
  RecordKey,
  RecordNames,
  RecordParts,
} from '#kit/data/server/namedRecords.ts'
import type { CrudSpec } from './crud.ts'
import { contains } from './crud.query.ts'

/** Named records of a resource, with the specification by which they are also found. */
export interface NamedResource extends NamedRecords {
  readonly spec: CrudSpec
}

/** The records of a resource, named as its list and its pickers name them. */
export const namedBy = (spec: CrudSpec): NamedResource => ({
  resource: spec.resource.name,
  table: spec.table,
  name: spec.label,
  spec,
})

/** The specifications of those records that have one, out of all that features register by name. */
export const specsIn = (records: readonly (NamedResource | NamedRecords | NamelessRecords)[]): CrudSpec[] =>
  records.flatMap((one) => ('spec' in one ? [one.spec] : []))

const keyOf = ({ resource, resourceId }: RecordKey) => `${resource} ${resourceId}`

const idsByResource = (records: readonly RecordKey[]) =>
  [...Map.groupBy(records, ({ resource }) => resource)].map(
    ([resource, ones]) => [resource, [...new Set(ones.map(({ resourceId }) => resourceId))]] as const,
  )

const union = (queries: readonly SQL[]) => sql`(${sql.join([...queries], sql` union all `)}) as named`
const resourceColumn = sql<string>`resource`
const idColumn = sql<number>`id`.mapWith(Number)

/** Names the records of all kinds that features register. */
export function makeRecordNames(
  records: readonly (NamedRecords | NamelessRecords)[],
  parts: readonly RecordParts[],
): RecordNames {
  const named = records.filter((one) => 'table' in one)
  const namedOf = new Map(named.map((one) => [one.resource, one]))
  const partsOf = new Map(parts.map((one) => [one.resource, one]))
  return {
    resources: records.map(({ resource }) => resource),
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
