import { useCallback, useEffect, useState } from 'react'
import type { DataOf } from '#kit/endpoint.ts'
import { call } from '#kit/web/client.ts'
import { bannerCalls } from './sale.calls.ts'

export type Banner = DataOf<typeof bannerCalls.mine>[number]

/** What was left of them last: who comes back from an activity finds the home as it was. */
let known: readonly Banner[] | undefined

/** F4. What there is to announce; undefined until it is known, and nothing when it cannot be. */
export function useBanners() {
  const [banners, setBanners] = useState(known)
  const show = useCallback((left: readonly Banner[]) => {
    known = left
    setBanners(left)
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    call(bannerCalls.mine, { signal: leaving.signal }).then(
      show,
      () => leaving.signal.aborted || setBanners((now) => now ?? []),
    )
    return () => leaving.abort()
  }, [show])
  return { banners, show }
}
