import { useLocation, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { useGo } from '#kit/view/web/Go.tsx'
import { searchOf } from '#kit/list/web/search/search.ts'
import { usageFilters } from '../ai-usage.contract.ts'

/** What the list of calls reads of the address. */
export const usageRows = { filters: usageFilters, sortable: ['day', 'cost', 'calls'] } as const
const rows = searchOf(usageRows)

const search = z.object({
  /** Every row, instead of the month in figures. */
  view: z.enum(['rows']).optional().catch(undefined),
  /** 0: what nobody's own agent has worked. Absent: one's own. */
  ownerId: z.coerce.number().int().min(0).optional().catch(undefined),
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
})
type UsageSearch = z.output<typeof search>

export const usageSearch = (raw: Record<string, unknown>) => ({ ...rows(raw), ...search.parse(raw) })

/** Whose use of which month the address asks for, and how to change it. */
export function useUsageSearch() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const now: UsageSearch = search.parse(raw)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const go = useGo()
  const change = (part: UsageSearch) => {
    const entries = Object.entries({ ...now, ...part }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const query = new URLSearchParams(entries).toString()
    go(query === '' ? path : `${path}?${query}`)
  }
  return { now, change }
}
