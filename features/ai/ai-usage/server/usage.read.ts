import type { SQL } from 'drizzle-orm'
import { and, eq, gte, lte, or, sql } from 'drizzle-orm'
import { localDay } from '#kit/time/calendar.ts'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { hasRole, superAdmins } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { behind, cursorOf, type Level, orderOf, placeOf } from '#kit/resource/server/keyset.ts'
import { countRows, offsetOf, one, totalsFor } from '#kit/resource/server/paging.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { userView, userViewAs } from '#features/people/user/server/user.queries.ts'
import type { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { inYuan } from '../ai-usage.cost.ts'
import { aiUsageTable as usage } from './aiUsage.table.ts'

type Body = BodyOf<typeof aiUsageEndpoints.page>

/** What somebody pays for or had worked; super administrators see all. */
const isTheirs = ({ actor }: Call): SQL | undefined =>
  hasRole(actor, superAdmins) ? undefined : or(eq(usage.ownerId, actor.id), eq(usage.borrowerId, actor.id))

function conditionOf(call: Call, { agentId, ownerId, borrowerId, purpose, day }: Body): SQL | undefined {
  const zone = call.services.env.TZ_DEFAULT
  const purposes = purpose === undefined ? undefined : [purpose].flat()
  return and(
    isTheirs(call),
    agentId === undefined ? undefined : eq(usage.agentId, agentId),
    ownerId === undefined ? undefined : eq(usage.ownerId, ownerId),
    borrowerId === undefined ? undefined : eq(usage.borrowerId, borrowerId),
    purposes && sql`${usage.purpose} = any(${sql.param(purposes)})`,
    day?.from === undefined ? undefined : gte(usage.day, localDay(day.from, zone)),
    day?.to === undefined ? undefined : lte(usage.day, localDay(day.to, zone)),
  )
}

function sortOf({ sort = [] }: Body): Level[] {
  const [first = { field: 'day', order: 'desc' } as const] = sort
  const levels = sort.length > 0 ? sort : [first]
  return [...levels, { field: 'id', order: first.order } as const].map(({ field, order }) => ({
    ...{ field, order },
    column: usage[field],
  }))
}

const borrower = userViewAs('borrower')

/** Who had what worked on which day, at whose cost. */
export async function readUsage(call: Call, body: Body): Promise<DataOf<typeof aiUsageEndpoints.page>> {
  const where = conditionOf(call, body)
  const sort = sortOf(body)
  const rows = call.db
    .select({
      row: usage,
      agentName: sql<string>`coalesce(${agentView.name}, '')`,
      ownerName: sql<string>`coalesce(${userView.nickname}, '')`,
      borrowerName: sql<string>`coalesce(${borrower.nickname}, '')`,
    })
    .from(usage)
    .leftJoin(agentView, eq(agentView.id, usage.agentId))
    .leftJoin(userView, eq(userView.id, usage.ownerId))
    .leftJoin(borrower, eq(borrower.id, usage.borrowerId))
    .where(and(where, behind(sort, placeOf(sort, body.after))))
    .orderBy(...orderOf(sort))
    .limit(body.pageSize)
    .offset(offsetOf(body))
  const counting = totalsFor(body, () => countRows(call.db, call.db.select(one).from(usage).where(where)))
  const [list, totals] = await Promise.all([rows, counting])
  const last = list.length === body.pageSize ? list.at(-1) : undefined
  return {
    list: list.map(({ row, ...names }) => ({
      ...row,
      ...names,
      agentId: row.agentId === 0 ? null : row.agentId,
      speechSeconds: row.speechMs / 1000,
      cost: inYuan(row.cost),
    })),
    ...totals,
    next: last ? cursorOf(sort, last.row) : null,
  }
}
