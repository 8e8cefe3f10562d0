import { gte, sql, sum } from 'drizzle-orm'
import { dayStart, localDay } from '#kit/time/calendar.ts'
import type { Services } from '#kit/call/server/context.ts'
import { ofToday, type Metric } from '#kit/http/server/metric.ts'
import { fileTable } from './store/file.table.ts'

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

export const fileMetrics: readonly Metric[] = [
  { name: 'lectern_uploads_total', help: `Files taken in ${ofToday}`, ...uploadsToday(({ count }) => count) },
  {
    name: 'lectern_upload_bytes_total',
    help: `Bytes of files taken in ${ofToday}`,
    ...uploadsToday(({ bytes }) => bytes),
  },
]
