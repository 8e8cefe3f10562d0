import type { SQL } from 'drizzle-orm'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { localDay } from '#kit/time/calendar.ts'
import type { DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { hasRole, superAdmins } from '#kit/contract/role.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { inYuan } from '../ai-usage.cost.ts'
import { aiCallTable, aiLimitTable, aiUsageTable as usage } from './aiUsage.table.ts'

type Query = QueryOf<typeof aiUsageEndpoints.summary>
type Summary = DataOf<typeof aiUsageEndpoints.summary>

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::bigint`

const sums = {
  calls: sumOf(usage.calls),
  inputTokens: sumOf(usage.inputTokens),
  outputTokens: sumOf(usage.outputTokens),
  pictures: sumOf(usage.pictures),
  speechMs: sumOf(usage.speechMs),
  cost: sumOf(usage.cost),
}

type Sums = { readonly [K in keyof typeof sums]: number }

/** In the units that people read. */
const figuresOf = ({ speechMs, cost, ...counts }: Sums) => ({
  ...counts,
  speechSeconds: speechMs / 1000,
  cost: inYuan(cost),
})

const noFigures = figuresOf({
  ...{ calls: 0, inputTokens: 0, outputTokens: 0, pictures: 0 },
  ...{ speechMs: 0, cost: 0 },
})

/** Whose figures may be read: one's own, and everybody's by super administrators. */
export function ownerFor({ actor }: Call, ownerId = actor.id): number {
  if (ownerId !== actor.id && !hasRole(actor, superAdmins)) refuse(kitFaults.forbidden)
  return ownerId
}

/** I5: what an owner has paid for in a month, by agent, borrower and day, and what is left of the limit. */
export async function readSummary(call: Call, { ownerId: requestedId, month }: Query): Promise<Summary> {
  const { db, now, services } = call
  const ownerId = ownerFor(call, requestedId)
  const shown = month ?? localDay(now, services.env.TZ_DEFAULT).slice(0, 7)
  const isIn = and(eq(usage.ownerId, ownerId), gte(usage.day, `${shown}-01`), lte(usage.day, `${shown}-31`))
  const [[all], agents, borrowers, days, limits, [pending]] = await Promise.all([
    db.select(sums).from(usage).where(isIn),
    sharesOf(db, usage.agentId, isIn),
    sharesOf(db, usage.borrowerId, isIn),
    db
      .select({ day: usage.day, ...sums })
      .from(usage)
      .where(isIn)
      .groupBy(usage.day)
      .orderBy(asc(usage.day)),
    db.select().from(aiLimitTable).where(eq(aiLimitTable.ownerId, ownerId)).orderBy(asc(aiLimitTable.id)),
    db
      .select({ cost: sumOf(aiCallTable.cost) })
      .from(aiCallTable)
      .where(eq(aiCallTable.ownerId, ownerId)),
  ])
  const names = await namesOf(db, agents, borrowers, limits)
  const spent = all ? figuresOf(all) : noFigures
  const reserved = inYuan(pending?.cost ?? 0)
  const micro = limits.find(({ scope }) => scope === 'owner')?.monthLimit ?? null
  return {
    ownerId,
    ...spent,
    reserved,
    monthLimit: yuanOf(micro),
    left: micro === null ? null : Math.max(0, inYuan(micro) - spent.cost - reserved),
    agents: agents.map(({ id, ...each }) => ({
      ...figuresOf(each),
      id: id === 0 ? null : id,
      name: names.agent.get(id) ?? '',
    })),
    borrowers: borrowers.map(({ id, ...each }) => ({
      ...figuresOf(each),
      id,
      name: names.person.get(id) ?? '',
    })),
    days: days.map(({ day, ...each }) => ({ day, ...figuresOf(each) })),
    limits: limits.map(({ scope, subjectId, monthLimit, dayLimit }) => ({
      scope,
      subjectId: subjectId === 0 ? null : subjectId,
      subjectName: (scope === 'agent' ? names.agent : names.person).get(subjectId) ?? '',
      monthLimit: yuanOf(monthLimit),
      dayLimit: yuanOf(dayLimit),
    })),
  }
}

const yuanOf = (micro: number | null): number | null => (micro === null ? null : inYuan(micro))

const maxShares = 100

/** The dearest first. */
const sharesOf = (db: Db, by: PgColumn, where: SQL | undefined) =>
  db
    .select({ id: sql<number>`${by}`, ...sums })
    .from(usage)
    .where(where)
    .groupBy(by)
    .orderBy(sql`sum(${usage.cost}) desc`, asc(by))
    .limit(maxShares)

interface Numbered {
  readonly id: number
}

async function namesOf(
  db: Db,
  agents: readonly Numbered[],
  borrowers: readonly Numbered[],
  limits: readonly { readonly scope: string; readonly subjectId: number }[],
) {
  const subjects = (isAgent: boolean) =>
    limits.filter(({ scope }) => (scope === 'agent') === isAgent).map(({ subjectId }) => subjectId)
  const agentIds = [...agents.map(({ id }) => id), ...subjects(true)]
  const personIds = [...borrowers.map(({ id }) => id), ...subjects(false)]
  const [agentRows, personRows] = await Promise.all([
    db
      .select({ id: agentView.id, name: agentView.name })
      .from(agentView)
      .where(inArray(agentView.id, agentIds)),
    db
      .select({ id: userView.id, name: userView.nickname })
      .from(userView)
      .where(inArray(userView.id, personIds)),
  ])
  const mapped = (rows: readonly { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return { agent: mapped(agentRows), person: mapped(personRows) }
}
