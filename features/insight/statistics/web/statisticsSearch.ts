import { useLocation, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { range } from '#kit/contract/page.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { readRange } from '#kit/list/web/search/search.ts'
import { boardSorts, maxRows } from '../statistics.contract.ts'

const id = z.coerce.number().int().positive().optional().catch(undefined)

/** What the address of a statistics screen has: whose figures, of which activity, in which order. */
const search = z.object({
  courseId: id,
  productId: id,
  /** `from~to` in Unix milliseconds, as list screens write it. */
  days: z
    .string()
    .refine((text) => range().schema.safeParse(readRange(text)).success)
    .optional()
    .catch(undefined),
  title: z.string().max(100).optional().catch(undefined),
  sort: z.enum(boardSorts).optional().catch(undefined),
  page: id,
  pageSize: z.coerce.number().int().min(1).max(maxRows).optional().catch(undefined),
  id,
  versionId: id,
  compare: id,
  card: id,
})
export type StatisticsSearch = z.output<typeof search>

/** Only what is set, so that addresses stay short. */
export const statisticsSearch = (raw: Record<string, unknown>): StatisticsSearch =>
  search.parse(
    Object.fromEntries(Object.entries(search.parse(raw)).filter(([, value]) => value !== undefined)),
  )

/** The calendar day of a moment where the reader is, `2026-11-22`. */
const dayOf = (stamp: number | undefined): string | undefined =>
  stamp === undefined ? undefined : new Date(stamp).toLocaleDateString('sv-SE')

/** The search of this screen, whose figures it requests, and how to change it. */
export function useStatisticsSearch() {
  const now = statisticsSearch(useSearch({ strict: false }))
  const path = useLocation({ select: ({ pathname }) => pathname })
  const go = useGo()
  const { from, to } = readRange(now.days)
  const hrefOf = (change: Partial<StatisticsSearch>) => addressOf(path, { ...now, ...change })
  return {
    now,
    filters: { courseId: now.courseId, productId: now.productId, from: dayOf(from), to: dayOf(to) },
    hrefOf,
    change: (change: Partial<StatisticsSearch>) => go(hrefOf(change)),
  }
}

export function addressOf(path: string, search: StatisticsSearch): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(entries).toString()
  return query === '' ? path : `${path}?${query}`
}
