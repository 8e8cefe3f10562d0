import { and, gte, inArray, sql } from 'drizzle-orm'
import { localDay } from '#kit/time/calendar.ts'
import type { Call } from '#kit/call/server/context.ts'
import { inYuan } from '../ai-usage.cost.ts'
import { aiUsageTable } from './aiUsage.table.ts'

/** What these agents cost since the month began, in yuan. */
export async function readAgentCosts(
  { db, now, services }: Call,
  { agentIds }: { readonly agentIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  if (agentIds.length === 0) return new Map()
  const month = localDay(now, services.env.TZ_DEFAULT).slice(0, 7)
  const { agentId, cost, day } = aiUsageTable
  const rows = await db
    .select({ id: agentId, cost: sql<number>`sum(${cost})::bigint` })
    .from(aiUsageTable)
    .where(and(inArray(agentId, [...agentIds]), gte(day, `${month}-01`)))
    .groupBy(agentId)
  return new Map(rows.map((row) => [row.id, inYuan(row.cost)]))
}
