import { useLocation, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { useGo } from '#kit/view/web/Go.tsx'
import { jobKinds } from '../job.contract.ts'

const search = z.object({
  kind: z.enum(jobKinds).default('failed').catch('failed'),
  queue: z.string().min(1).max(200).optional().catch(undefined),
})
type JobSearch = z.output<typeof search>

export const jobSearch = (raw: Record<string, unknown>) => search.parse(raw)

/** Which jobs the address asks for, and how to change it. */
export function useJobSearch() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const now = search.parse(raw)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const go = useGo()
  const change = (part: Partial<JobSearch>) => {
    const { kind, queue } = { ...now, ...part }
    const query = new URLSearchParams({ ...(kind !== 'failed' && { kind }), ...(queue && { queue }) })
    go(query.size === 0 ? path : `${path}?${query}`)
  }
  return { now, change }
}
