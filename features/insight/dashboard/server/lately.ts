import { and, count, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Role } from '#kit/contract/role.ts'
import { administrators, hasRole, reviewers, superAdmins } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { auditRecordView } from '#features/content/audit/server/audit.queries.ts'
import { exchangeCodeView } from '#features/sale/exchange-code/server/exchange-code.queries.ts'
import { learningRecordView } from '#features/learning/attempt/server/attempt.queries.ts'
import { activeByDay } from '#features/learning/attempt/server/records/activeDays.queries.ts'
import { begunRecordsOf } from '#features/learning/attempt/server/records/learningRecord.queries.ts'
import { orderView } from '#features/sale/order/server/order.queries.ts'
import type { ChartData } from '../dashboard.contract.ts'
import { dayOf, valuesOf, type Days } from './byDay.ts'

type Series = ChartData['series']

interface Chart {
  readonly key: ChartData['key']
  readonly who: readonly Role[]
  readonly read: (call: Call, days: Days) => Promise<Series>
}

async function learning(call: Call, days: Days): Promise<Series> {
  const isReadable = await begunRecordsOf(call)
  const [active, learned] = await Promise.all([
    activeByDay(call, isReadable, days),
    call.db
      .select({ day: dayOf(learningRecordView.finishedAt, days), count: count() })
      .from(learningRecordView)
      .where(
        and(gte(learningRecordView.finishedAt, days.since), isNull(learningRecordView.deletedAt), isReadable),
      )
      .groupBy(sql`1`),
  ])
  return [
    { key: 'active', values: days.names.map((name) => active.get(name) ?? 0) },
    { key: 'learned', values: valuesOf(days, learned) },
  ]
}

async function codes({ db }: Call, days: Days): Promise<Series> {
  const rows = await db
    .select({ day: dayOf(exchangeCodeView.redeemedAt, days), count: count() })
    .from(exchangeCodeView)
    .where(and(gte(exchangeCodeView.redeemedAt, days.since), isNull(exchangeCodeView.deletedAt)))
    .groupBy(sql`1`)
  return [{ key: 'redeemed', values: valuesOf(days, rows) }]
}

async function orders({ db }: Call, days: Days): Promise<Series> {
  const isPaid = and(eq(orderView.status, 'paid'), gte(orderView.paidAt, days.since))
  const rows = await db
    .select({ day: dayOf(orderView.paidAt, days), count: count() })
    .from(orderView)
    .where(and(isPaid, isNull(orderView.deletedAt)))
    .groupBy(sql`1`)
  return [{ key: 'paid', values: valuesOf(days, rows) }]
}

/** What the caller has decided. */
async function reviews({ db, actor }: Call, days: Days): Promise<Series> {
  const { at, result, reviewerId } = auditRecordView
  const rows = await db
    .select({ day: dayOf(at, days), result, count: count() })
    .from(auditRecordView)
    .where(and(eq(reviewerId, actor.id), gte(at, days.since)))
    .groupBy(sql`1`, result)
  const valuesFor = (outcome: string) =>
    valuesOf(
      days,
      rows.filter((row) => row.result === outcome),
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

/** B15: what happened on these days, as far as the caller's roles allow. */
export const readCharts = (call: Call, days: Days): Promise<ChartData[]> =>
  Promise.all(
    charts
      .filter(({ who }) => hasRole(call.actor, who))
      .map(async ({ key, read }) => ({ key, series: await read(call, days) })),
  )
