import { useSearch } from '@tanstack/react-router'
import { useGo } from '#kit/view/web/Go.tsx'
import { idSearch, useRecordId } from '#kit/resource/web/recordId.ts'
import { activityPaths } from '../record/paths.ts'

/** What the address of the versions tells: `?id=12&from=3&to=4`; no `to` is the working copy. */
export function versionSearch(raw: Record<string, unknown>): {
  readonly id?: number
  readonly from?: number
  readonly to?: number
} {
  const { id: from } = idSearch({ id: raw['from'] })
  const { id: to } = idSearch({ id: raw['to'] })
  return { ...idSearch(raw), ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** The two sides that are compared, kept in the address, so that a link shows the same. */
export function useCompared() {
  const go = useGo()
  const id = useRecordId()
  const { from, to } = versionSearch(useSearch({ strict: false }))
  const show = (sides: { readonly from: number; readonly to: number | undefined }) => {
    const search = new URLSearchParams({
      from: String(sides.from),
      ...(sides.to && { to: String(sides.to) }),
    })
    if (id !== undefined) go(`${activityPaths.versions(id)}&${search}`)
  }
  return { id, from, to, show }
}
