import { useEffect, useState } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { offersCalls } from './offers.calls.ts'

export type Facets = DataOf<typeof offersCalls.facets>

const none: Facets = { careers: [], abilities: [], tags: [] }
let cached: Facets | undefined

/** By what offers can be found; undefined until it is known. Without an answer one searches by words. */
export function useFacets(): Facets | undefined {
  const [facets, setFacets] = useState(cached)
  useEffect(() => {
    const leaving = new AbortController()
    call(offersCalls.facets, { signal: leaving.signal }).then(
      (read) => {
        cached = read
        setFacets(read)
      },
      () => leaving.signal.aborted || setFacets((now) => now ?? none),
    )
    return () => leaving.abort()
  }, [])
  return facets
}
