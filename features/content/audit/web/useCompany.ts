import { useEffect, useState } from 'react'
import { followStream } from '#kit/http/web/followStream.ts'
import { useActor } from '#kit/http/web/session.ts'
import { presenceEndpoints, type Present } from '#features/people/presence/presence.contract.ts'
import type { Audited } from '../audit.contract.ts'

/** The names of those who look at the same thing now. */
export function useCompany(resource: Audited, recordId: number): readonly string[] {
  const [company, setCompany] = useState<readonly Present[]>([])
  const { id } = useActor()
  useEffect(() => {
    const gone = new AbortController()
    void followStream(presenceEndpoints.follow, {
      query: { resource, recordId, tab: crypto.randomUUID() },
      signal: gone.signal,
      onValue: setCompany,
      onBreak: () => setCompany([]),
    })
    return () => gone.abort()
  }, [resource, recordId])
  return [...new Set(company.filter(({ userId }) => userId !== id).map(({ name }) => name))]
}
