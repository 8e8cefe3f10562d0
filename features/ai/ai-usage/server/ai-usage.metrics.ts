import { eq, sum } from 'drizzle-orm'
import { localDay } from '#kit/time/calendar.ts'
import type { Services } from '#kit/call/server/context.ts'
import { ofToday, type Metric } from '#kit/http/server/metric.ts'
import { microInYuan } from '../ai-usage.cost.ts'
import { aiUsageTable } from './aiUsage.table.ts'

const aiToday = (valueOf: (row: { calls: number; cost: number }) => number) => ({
  type: 'counter' as const,
  labels: ['purpose'],
  read: async ({ database: { db }, env, now }: Services) => {
    const { purpose, calls, cost, day } = aiUsageTable
    const rows = await db
      .select({ purpose, calls: sum(calls).mapWith(Number), cost: sum(cost).mapWith(Number) })
      .from(aiUsageTable)
      .where(eq(day, localDay(now(), env.TZ_DEFAULT)))
      .groupBy(purpose)
    return rows.map((row) => ({ labels: { purpose: row.purpose }, value: valueOf(row) }))
  },
})

export const aiUsageMetrics: readonly Metric[] = [
  { name: 'lectern_ai_calls_total', help: `Calls of AI ${ofToday}`, ...aiToday(({ calls }) => calls) },
  {
    name: 'lectern_ai_cost_yuan_total',
    help: `What AI cost ${ofToday}`,
    ...aiToday(({ cost }) => cost / microInYuan),
  },
  {
    name: 'lectern_ai_failures_total',
    help: 'Calls of AI that failed, by what they were for and why, on this server since it began',
    type: 'counter',
    labels: ['purpose', 'kind'],
    read: ({ ai }) =>
      ai.failures().map(({ purpose, kind, count }) => ({ labels: { purpose, kind }, value: count })),
  },
]
