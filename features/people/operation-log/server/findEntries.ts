import type { SQL } from 'drizzle-orm'
import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { commandLine } from '#kit/call/server/call.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { type Level, orderOf } from '#kit/resource/server/keyset.ts'
import { operationLogTable as log } from '#kit/data/server/table.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { operationLogEndpoints, OperationLogRow } from '../operation-log.contract.ts'

export type EntryQuery = Omit<BodyOf<typeof operationLogEndpoints.export>, 'sort'>

/** One or several, as a list. */
const listed = (value: string | readonly string[]): string[] => [value].flat()

const nothing = sql`false`

/** Records with this number: the index leads by way of what they are. */
const numbered = ({ services }: Reading, id: number, resource: EntryQuery['resource']): SQL | undefined =>
  and(inArray(log.resource, listed(resource ?? services.records.resources)), eq(log.resourceId, id))

/** So many records of each kind are looked for by a part of their name. */
const maxNamed = 100

/** What a search reads with. */
type Reading = Pick<Call, 'db' | 'services'>

/** A record by its number, or all whose name holds the text. */
async function ofRecord(call: Reading, { record = '', resource }: EntryQuery): Promise<SQL | undefined> {
  const { db, services } = call
  if (record === '') return undefined
  if (/^\d{1,15}$/.test(record)) return numbered(call, Number(record), resource)
  const found = await services.records.find(
    db,
    record,
    resource === undefined ? undefined : listed(resource),
    maxNamed,
  )
  const byResource = [...Map.groupBy(found, (one) => one.resource)].map(([name, ones]) =>
    and(
      eq(log.resource, name),
      inArray(
        log.resourceId,
        ones.map(({ resourceId }) => resourceId),
      ),
    ),
  )
  return or(...byResource) ?? nothing
}

/** What the filters leave. */
export async function conditionOf(call: Reading, query: EntryQuery): Promise<SQL | undefined> {
  const { actorId, resource, resourceId, action, at } = query
  return and(
    await ofRecord(call, query),
    actorId === undefined ? undefined : eq(log.actorId, actorId),
    resource === undefined ? undefined : inArray(log.resource, listed(resource)),
    resourceId === undefined ? undefined : numbered(call, resourceId, resource),
    action && inArray(log.action, listed(action)),
    at?.from === undefined ? undefined : gte(log.at, at.from),
    at?.to === undefined ? undefined : lte(log.at, at.to),
  )
}

/** Entries are only ever added, so the newest have the highest ids. */
export const newestFirst: readonly Level[] = [{ field: 'id', column: log.id, order: 'desc' }]

interface Window {
  readonly limit: number
  readonly offset?: number
}

/** Entries, the newest first, each with who did it. */
export const findEntries = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: log.id,
      actorId: log.actorId,
      actorName: sql<string>`coalesce(${userView.nickname}, '')`,
      actorAvatar: sql<string>`coalesce(${userView.avatar}, '')`,
      isCommand: sql<boolean>`${log.requestId} = ${commandLine}`,
      resource: log.resource,
      resourceId: log.resourceId,
      action: log.action,
      before: log.before,
      after: log.after,
      at: log.at,
    })
    .from(log)
    .leftJoin(userView, eq(userView.id, log.actorId))
    .where(where)
    .orderBy(...orderOf(newestFirst))

type Entry = Awaited<ReturnType<typeof findEntries>>[number]

/** The same with what each record is called now. */
export async function nameEntries(
  { db, services }: Reading,
  rows: readonly Entry[],
): Promise<OperationLogRow[]> {
  const nameOf = await services.records.read(db, rows)
  return rows.map((row) => ({ ...row, name: nameOf(row) }))
}

export const readEntries = async (call: Reading, where: SQL | undefined, { limit, offset = 0 }: Window) =>
  nameEntries(call, await findEntries(call.db, where).limit(limit).offset(offset))
