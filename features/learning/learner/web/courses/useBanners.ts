import { useCallback, useEffect, useState } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { bannerCalls } from '../calls/sale.calls.ts'

export type Banner = DataOf<typeof bannerCalls.mine>[number]

/** What was left of them last: who comes back from an activity finds the home as it was. */
let cached: readonly Banner[] | undefined

/** So long the home waits for them; what comes later moves what is read already, which is better than nothing to read. */
const patienceMs = 5000

/** F4. What there is to announce; undefined until it is loaded, and nothing when it cannot be. */
export function useBanners() {
  const [banners, setBanners] = useState(cached)
  const show = useCallback((left: readonly Banner[]) => {
    cached = left
    setBanners(left)
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const goOn = () => signal.aborted || setBanners((now) => now ?? [])
    const timer = setTimeout(goOn, patienceMs)
    call(bannerCalls.mine, { signal }).then(show, goOn)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [show])
  return { banners, show }
}
