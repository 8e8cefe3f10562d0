import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { staff } from '#kit/contract/role.ts'
import { schoolState } from '#features/insight/example-school/example-school.contract.ts'
import { beginKeys } from './dashboard.begin.ts'
import { lineKeys } from './dashboard.lines.ts'

/** How many days 'lately' is, today among them. */
export const recentDays = 14
/** How many of the caller's activities are shown with the number of their learners. */
export const maxPlayed = 5

const count = z.number().int()

/** So many rows of a list, and where they are seen. */
export const lineCount = z.object({
  key: z.enum(lineKeys),
  href: z.string(),
  total: count,
  /** There are more than lists count exactly. */
  totalIsCapped: z.boolean(),
})
export type LineCount = z.output<typeof lineCount>

/** What one chart shows: for each day of `days` one value a series. */
export const chartKeys = ['learning', 'codes', 'orders', 'reviews'] as const
export const seriesKeys = ['active', 'learned', 'redeemed', 'paid', 'approved', 'rejected'] as const

const chart = z.object({
  key: z.enum(chartKeys),
  series: z.array(z.object({ key: z.enum(seriesKeys), values: z.array(count) })),
})
export type ChartData = z.output<typeof chart>

const played = z.object({
  activityId: id,
  title: z.string(),
  cover: z.string(),
  /** Who began, and who finished, as far as it is counted. */
  learners: count,
  finished: count,
})
export type Played = z.output<typeof played>

/** One step to the first learner, and where its button leads. */
const beginStep = z.object({ key: z.enum(beginKeys), isDone: z.boolean(), href: z.string() })
export type BeginStep = z.output<typeof beginStep>

/** B15: what waits for the caller, what happened, and how much there is; only what the caller's lists would show. */
export const dashboardData = z.object({
  /** The steps to the first learner; null: the caller makes nothing, or a learner has answered. */
  begin: z.array(beginStep).nullable(),
  /** The example school; null: the caller could neither make nor remove one. */
  school: schoolState.nullable(),
  lines: z.array(lineCount),
  /** `2026-11-22`, in the installation's zone, the oldest first. */
  days: z.array(z.string()),
  charts: z.array(chart),
  /** Yuan that came in on these days; null: not for the caller. */
  income: z.number().nullable(),
  /** Own activities with the most learners; null: the caller makes none. */
  played: z.array(played).nullable(),
})
export type DashboardData = z.output<typeof dashboardData>

export const dashboardEndpoints = {
  get: endpoint({
    words: 'dashboard',
    method: 'GET',
    path: '/system/dashboard/get',
    isForReplicas: true,
    who: staff,
    data: dashboardData,
  }),
} as const
