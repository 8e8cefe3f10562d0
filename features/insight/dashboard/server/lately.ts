import { and, between, count, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import { auditRecordTable } from '#features/content/audit/server/auditRecord.table.ts'
import { exchangeCodeTable } from '#features/sale/exchange-code/server/exchangeCode.table.ts'
import { learningDayTable, learningTable } from '#features/learning/learning/server/learning.table.ts'
import { studyTable } from '#features/learning/learning/server/study.table.ts'
import { orderTable } from '#features/sale/order/server/order.table.ts'
import type { Role } from '#kit/role.ts'
import { administrators, hasRole, reviewers, superAdmins } from '#kit/role.ts'
import type { Call } from '#kit/server/context.ts'
import type { ChartTold } from '../dashboard.contract.ts'
import { dayOf, valuesOf, type Days } from './byDay.ts'
import type { Sources } from './dashboard.sources.ts'

type Series = ChartTold['series']

interface Chart {
  readonly key: ChartTold['key']
  readonly who: readonly Role[]
  readonly read: (call: Call, days: Days, sources: Sources) => Promise<Series>
}

/** Whoever did something on a day did their last deed on it or later, so the index of last deeds leads there. */
async function learning(call: Call, days: Days, { readableRecords }: Sources): Promise<Series> {
  const isRecent = and(
    ne(studyTable.status, 'waiting'),
    gte(studyTable.updatedAt, days.since),
    readableRecords(call.actor),
  )
  const [first = '', last = ''] = [days.names[0], days.names.at(-1)]
  const deeds = call.db
    .selectDistinct({ day: learningDayTable.day, userId: studyTable.userId })
    .from(studyTable)
    .innerJoin(
      learningTable,
      and(eq(learningTable.userId, studyTable.userId), eq(learningTable.activityId, studyTable.activityId)),
    )
    .innerJoin(learningDayTable, eq(learningDayTable.learningId, learningTable.id))
    .where(and(isRecent, between(learningDayTable.day, first, last)))
    .as('deeds')
  const people = await call.db.select({ day: deeds.day, count: count() }).from(deeds).groupBy(deeds.day)
  const active = people.map((row) => ({ day: days.names.indexOf(row.day) + 1, count: row.count }))
  const learned = await call.db
    .select({ day: dayOf(studyTable.finishedAt, days), count: count() })
    .from(studyTable)
    .where(and(isRecent, gte(studyTable.finishedAt, days.since)))
    .groupBy(sql`1`)
  return [
    { key: 'active', values: valuesOf(days, active) },
    { key: 'learned', values: valuesOf(days, learned) },
  ]
}

async function codes({ db }: Call, days: Days): Promise<Series> {
  const rows = await db
    .select({ day: dayOf(exchangeCodeTable.redeemedAt, days), count: count() })
    .from(exchangeCodeTable)
    .where(and(gte(exchangeCodeTable.redeemedAt, days.since), isNull(exchangeCodeTable.deletedAt)))
    .groupBy(sql`1`)
  return [{ key: 'redeemed', values: valuesOf(days, rows) }]
}

/** An order was changed when it was paid or later, so the index of changes leads there. */
async function orders({ db }: Call, days: Days): Promise<Series> {
  const isPaid = and(eq(orderTable.status, 'paid'), gte(orderTable.paidAt, days.since))
  const rows = await db
    .select({ day: dayOf(orderTable.paidAt, days), count: count() })
    .from(orderTable)
    .where(and(isPaid, gte(orderTable.updatedAt, days.since), isNull(orderTable.deletedAt)))
    .groupBy(sql`1`)
  return [{ key: 'paid', values: valuesOf(days, rows) }]
}

/** What the asker has decided. */
async function reviews({ db, actor }: Call, days: Days): Promise<Series> {
  const { at, result, reviewerId } = auditRecordTable
  const rows = await db
    .select({ day: dayOf(at, days), result, count: count() })
    .from(auditRecordTable)
    .where(and(eq(reviewerId, actor.id), gte(at, days.since)))
    .groupBy(sql`1`, result)
  const valuesFor = (wanted: string) =>
    valuesOf(
      days,
      rows.filter((row) => row.result === wanted),
    )
  return [
    { key: 'approved', values: valuesFor('approved') },
    { key: 'rejected', values: valuesFor('rejected') },
  ]
}

const charts: readonly Chart[] = [
  { key: 'learning', who: ['super_admin', 'teacher'], read: learning },
  { key: 'codes', who: administrators, read: codes },
  { key: 'orders', who: superAdmins, read: orders },
  { key: 'reviews', who: reviewers, read: reviews },
]

/** B15: what happened on these days, as far as the asker's roles reach. */
export const readCharts = (call: Call, days: Days, sources: Sources): Promise<ChartTold[]> =>
  Promise.all(
    charts
      .filter(({ who }) => hasRole(call.actor, who))
      .map(async ({ key, read }) => ({ key, series: await read(call, days, sources) })),
  )
