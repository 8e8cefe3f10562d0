import { useState } from 'react'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { maxPageSize } from '#kit/contract/page.ts'
import type { RowOf } from '#kit/contract/resource.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useDebounced } from '#kit/typing/web/useDebounced.ts'
import { listedActivity } from '#features/content/activity/activity.listed.ts'

export type Offered = RowOf<typeof listedActivity>

const { page } = listedActivity.endpoints

const pageSize = 24
/** Milliseconds of debounce. */
const typing = 250

interface Offer {
  readonly activities: readonly Offered[]
  readonly isLoading: boolean
  readonly isEmpty: boolean
  readonly error: unknown
  /** Shows more of them, where there are. */
  readonly more: (() => void) | undefined
}

/** The activities that one sees whose titles hold these words, those changed last before the others. */
export function useOffered(title: string): Offer {
  const [count, setCount] = useState(pageSize)
  const searched = useDebounced(title.trim(), typing)
  const body: BodyOf<typeof page> = {
    pageNo: 1,
    pageSize: count,
    sort: [{ field: 'updatedAt', order: 'desc' }],
    ...(searched !== '' && { title: searched }),
  }
  const { data, isFetching, error } = useRead(page, { body }, { keepPrevious: true })
  const activities = data?.list ?? []
  const isMore = (data?.total ?? 0) > activities.length && count < maxPageSize
  return {
    activities,
    isLoading: isFetching,
    isEmpty: data !== undefined && activities.length === 0,
    error,
    more: isMore ? () => setCount(Math.min(maxPageSize, count + pageSize)) : undefined,
  }
}
