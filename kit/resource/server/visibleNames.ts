import { and, inArray, isNull, sql } from 'drizzle-orm'
import { isAllowed } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { RecordKey } from '#kit/data/server/namedRecords.ts'
import type { CrudSpec } from './crud.ts'

/**
 * What these records are called now, as far as the asker may open them: undefined for one that is gone, that is not theirs to see,
 * or of a kind that is not among `specs`. One query for each kind.
 */
export async function visibleNames(
  specs: readonly CrudSpec[],
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  records: readonly RecordKey[],
): Promise<(record: RecordKey) => string | undefined> {
  const idsOf = Map.groupBy(records, ({ resource }) => resource)
  const names = new Map<string, string>()
  for (const { resource, table, label, access } of specs) {
    const ids = idsOf.get(resource.name)?.map(({ resourceId }) => resourceId)
    if (!ids || !isAllowed(resource.endpoints.get.who, actor)) continue
    const rows = await db
      .select({ id: sql<number>`${table.id}`.mapWith(Number), name: sql<string>`${label}` })
      .from(table)
      .where(and(inArray(table.id, ids), isNull(table.deletedAt), access.visible(actor)))
    for (const { id, name } of rows) names.set(`${resource.name} ${id}`, name)
  }
  return ({ resource, resourceId }) => names.get(`${resource} ${resourceId}`)
}
