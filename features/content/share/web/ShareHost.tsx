import { lazy, Suspense } from 'react'
import { useShared } from '#kit/share/web/sharing.ts'
import type { SharedKind } from '../share.contract.ts'

const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }))

const isKind = (resource: string): resource is SharedKind =>
  resource === 'activity' || resource === 'course' || resource === 'product'

/** Where the share sheet stands, whichever screen opens it: it outlasts a row that moves on or a review that goes to the next. */
export function ShareHost() {
  const shared = useShared()
  if (!shared || !isKind(shared.resource)) return null
  const { resource: kind, id, isFresh } = shared
  return (
    <Suspense>
      <ShareSheet {...{ kind, id, isFresh }} key={`${kind}${id}`} />
    </Suspense>
  )
}
