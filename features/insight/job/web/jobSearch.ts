import { useLocation, useSearch } from '@tanstack/react-router'
import { useGo } from '#kit/view/web/Go.tsx'
import { jobKinds, type JobKind } from '../job.kinds.ts'

interface JobSearch {
  readonly kind: JobKind
  readonly queue?: string | undefined
}

/** What the address says, as far as there is such a thing. */
export const jobSearch = ({ kind, queue }: Record<string, unknown>): JobSearch => ({
  kind: jobKinds.find((one) => one === kind) ?? 'failed',
  ...(typeof queue === 'string' && queue !== '' && { queue: queue.slice(0, 200) }),
})

/** Which jobs the address asks for, and how to change it. */
export function useJobSearch() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const now = jobSearch(raw)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const go = useGo()
  const change = (part: Partial<JobSearch>) => {
    const { kind, queue } = { ...now, ...part }
    const query = new URLSearchParams({ ...(kind !== 'failed' && { kind }), ...(queue && { queue }) })
    go(query.size === 0 ? path : `${path}?${query}`)
  }
  return { now, change }
}
