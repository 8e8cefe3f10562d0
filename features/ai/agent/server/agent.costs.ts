import { and, gte, inArray, sql } from 'drizzle-orm'
import { localDay } from '#kit/calendar.ts'
import { inYuan } from '#features/ai/ai-usage/ai-usage.cost.ts'
import { aiUsageView } from '#features/ai/ai-usage/server/ai-usage.queries.ts'
import type { Call } from '#kit/server/context.ts'
import type { Values } from '#kit/server/crud.ts'

/** What the asker's own among these agents cost since the month began, in yuan; others' are nobody's business. */
export async function costsOfMonth(
  { db, actor, now, services }: Call,
  agents: readonly Values[],
): Promise<ReadonlyMap<number, number>> {
  const own = agents.filter(({ creatorId }) => creatorId === actor.id).map(({ id }) => Number(id))
  if (own.length === 0) return new Map()
  const month = localDay(now, services.env.TZ_DEFAULT).slice(0, 7)
  const rows = await db
    .select({ id: aiUsageView.agentId, cost: sql<number>`sum(${aiUsageView.cost})::bigint` })
    .from(aiUsageView)
    .where(and(inArray(aiUsageView.agentId, own), gte(aiUsageView.day, `${month}-01`)))
    .groupBy(aiUsageView.agentId)
  return new Map([
    ...own.map((id) => [id, 0] as const),
    ...rows.map(({ id, cost }) => [id, inYuan(cost)] as const),
  ])
}
