import { useCallback, useEffect, useState } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { withRetries } from '#kit/http/web/withRetries.ts'
import { filtersIn } from './offerFilters.ts'
import { offersCalls } from './offers.calls.ts'

export type ShownOffer = DataOf<typeof offersCalls.list>['list'][number]

interface Shown {
  readonly search: string
  readonly list: readonly ShownOffer[]
  readonly pageNo: number
  readonly hasMore: boolean
}

const pageSize = 24
/** What was read last: who comes back from an offer finds the list as they left it. */
let cached: Shown | undefined

/** Two kinds may have the same number, and what is new moves what was read to the next page. */
const keyOf = ({ kind, id }: ShownOffer) => `${kind} ${id}`
const joined = (before: readonly ShownOffer[], after: readonly ShownOffer[]): readonly ShownOffer[] => [
  ...new Map([...before, ...after].map((offer) => [keyOf(offer), offer])).values(),
]

/** The offers that the query of an address asks for, page after page. Until the first answer what was shown before stays. */
export function useOffers(search: string) {
  const [shown, setShown] = useState(cached)
  const [wanted, setWanted] = useState({ search, pageNo: cached?.search === search ? cached.pageNo : 1 })
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const pageNo = wanted.search === search ? wanted.pageNo : 1

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const query = { ...filtersIn(new URLSearchParams(search)), pageNo, pageSize }
    withRetries(() => call(offersCalls.list, { query, signal }), signal).then(
      ({ list, hasMore }) => {
        const before = pageNo > 1 && cached?.search === search ? cached.list : []
        cached = { search, list: joined(before, list), pageNo, hasMore }
        setShown(cached)
        setError(undefined)
      },
      (reason: unknown) => signal.aborted || setError(reason),
    )
    return () => leaving.abort()
  }, [search, pageNo, attempt])

  const retry = useCallback(() => {
    setError(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const more = useCallback(() => setWanted({ search, pageNo: pageNo + 1 }), [search, pageNo])
  const isStale = shown !== undefined && shown.search !== search
  return { shown, error, retry, more, isStale, isMoreComing: pageNo > (shown?.pageNo ?? 0) || isStale }
}
