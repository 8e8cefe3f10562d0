import { eq, gte, sql, sum } from 'drizzle-orm'
import { microInYuan } from '#features/ai/ai-usage/ai-usage.cost.ts'
import { aiUsageTable } from '#features/ai/ai-usage/server/aiUsage.table.ts'
import { dayStart, localDay } from '#kit/calendar.ts'
import { fileTable } from '#features/media/file/server/file.table.ts'
import type { Services } from '#kit/server/context.ts'
import type { Metric } from '#kit/server/metric.ts'

// Of the day alone: figures of all time would be summed up anew, over all that was ever kept, each time somebody asks.
const today = 'today in TZ_DEFAULT, of all servers together'

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

const uploadsToday = (valueOf: (row: { count: number; bytes: number }) => number) => ({
  type: 'counter' as const,
  labels: ['kind'],
  read: async ({ database: { db }, env, now }: Services) => {
    const { kind, size, createdAt } = fileTable
    const rows = await db
      .select({ kind, count: sql<number>`count(*)`.mapWith(Number), bytes: sum(size).mapWith(Number) })
      .from(fileTable)
      .where(gte(createdAt, dayStart(localDay(now(), env.TZ_DEFAULT), env.TZ_DEFAULT)))
      .groupBy(kind)
    return rows.map((row) => ({ labels: { kind: row.kind }, value: valueOf(row) }))
  },
})

/** What this product does, for `/metrics`. */
export const metrics: readonly Metric[] = [
  { name: 'lectern_ai_calls_total', help: `Calls of AI ${today}`, ...aiToday(({ calls }) => calls) },
  {
    name: 'lectern_ai_cost_yuan_total',
    help: `What AI cost ${today}`,
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
  { name: 'lectern_uploads_total', help: `Files taken in ${today}`, ...uploadsToday(({ count }) => count) },
  {
    name: 'lectern_upload_bytes_total',
    help: `Bytes of files taken in ${today}`,
    ...uploadsToday(({ bytes }) => bytes),
  },
]
