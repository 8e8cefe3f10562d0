import type { SQL } from 'drizzle-orm'
import { and, between, desc, eq, lt, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { BodyOf } from '#kit/endpoint.ts'
import type { HandlersOf } from '#kit/server/context.ts'
import { contains } from '#kit/server/crud.query.ts'
import { kitWords } from '#kit/kitWords.ts'
import { phrase } from '#kit/words.ts'
import { countRows, offsetOf, one } from '#kit/server/paging.ts'
import { operationLogTable as log } from '#kit/server/table.ts'
import { userTable } from '#features/user/server/user.table.ts'
import type { operationLogEndpoints } from '../operation-log.contract.ts'

type Body = BodyOf<typeof operationLogEndpoints.page>

const conditions = ({ actorId, resource, resourceId, action, at }: Body): SQL | undefined =>
  and(
    actorId === undefined ? undefined : eq(log.actorId, actorId),
    resource ? contains(log.resource, resource) : undefined,
    resourceId === undefined ? undefined : eq(log.resourceId, resourceId),
    action ? contains(log.action, action) : undefined,
    at && between(log.at, at.from ?? 0, at.to ?? Number.MAX_SAFE_INTEGER),
  )

// Entries are only ever added, so the newest have the highest ids.
const furtherThan = (after: string | undefined): SQL | undefined => {
  if (after === undefined) return undefined
  if (/^\d{1,15}$/.test(after)) return lt(log.id, Number(after))
  return refuse(kitFaults.invalid, { fields: { after: phrase(kitWords, 'problems.invalid') } })
}

export const operationLogHandlers = {
  async page(call) {
    const { body, db } = call
    const where = conditions(body)
    const list = await db
      .select({
        id: log.id,
        actorId: log.actorId,
        actorName: sql<string>`coalesce(${userTable.nickname}, '')`,
        resource: log.resource,
        resourceId: log.resourceId,
        action: log.action,
        before: log.before,
        after: log.after,
        at: log.at,
      })
      .from(log)
      .leftJoin(userTable, eq(userTable.id, log.actorId))
      .where(and(where, furtherThan(body.after)))
      .orderBy(desc(log.id))
      .limit(body.pageSize)
      .offset(offsetOf(body))
    const totals = await countRows(db, db.select(one).from(log).where(where))
    const last = list.length === body.pageSize ? list.at(-1) : undefined
    return {
      list,
      ...totals,
      next: last ? String(last.id) : null,
    }
  },
} satisfies HandlersOf<typeof operationLogEndpoints>
