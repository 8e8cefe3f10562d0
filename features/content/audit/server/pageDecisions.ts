import type { SQL } from 'drizzle-orm'
import { and, between, eq, inArray } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { behind, cursorOf, placeOf } from '#kit/resource/server/keyset.ts'
import { countRows, offsetOf, one, totalsFor } from '#kit/resource/server/paging.ts'
import type { auditEndpoints } from '../audit.contract.ts'
import { auditRecordTable as row } from './auditRecord.table.ts'
import { newestFirst, readDecisions } from './readDecisions.ts'

type Page = (typeof auditEndpoints)['page']

const conditions = ({ title, resource, result, reviewerId, creatorId, at }: BodyOf<Page>): SQL | undefined =>
  and(
    title ? contains(row.title, title) : undefined,
    resource === undefined ? undefined : inArray(row.resource, [resource].flat()),
    result === undefined ? undefined : inArray(row.result, [result].flat()),
    reviewerId === undefined ? undefined : eq(row.reviewerId, reviewerId),
    creatorId === undefined ? undefined : eq(row.creatorId, creatorId),
    at && between(row.at, at.from ?? 0, at.to ?? Number.MAX_SAFE_INTEGER),
  )

/** How many decisions these filters leave. */
export const countDecisions = ({ db }: Pick<Call, 'db'>, body: BodyOf<Page>) =>
  countRows(db, db.select(one).from(row).where(conditions(body)))

/** Decisions over all resources (K1). */
export async function pageDecisions({ db }: Call, body: BodyOf<Page>): Promise<DataOf<Page>> {
  const where = conditions(body)
  const limit = body.pageSize
  const list = await readDecisions(db, and(where, behind(newestFirst, placeOf(newestFirst, body.after))), {
    limit,
    offset: offsetOf(body),
  })
  const totals = await totalsFor(body, () => countDecisions({ db }, body))
  const last = list.length === limit ? list.at(-1) : undefined
  return { list, ...totals, next: last ? cursorOf(newestFirst, last) : null }
}
