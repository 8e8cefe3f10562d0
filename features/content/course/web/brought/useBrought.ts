import { useSearch } from '@tanstack/react-router'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { useReads } from '#kit/http/web/query.ts'
import { useActor } from '#kit/http/web/session.ts'
import { rememberOption } from '#kit/pick/web/picked.ts'
import type { activity } from '#features/content/activity/activity.contract.ts'
import { mayPlace } from '../../course.places.ts'
import { broughtIn, placeSearch } from './placeSearch.ts'

/** Without the contract, which brings the schemas of all cards along. */
export const activityCall = lightEndpoint<(typeof activity)['endpoints']['get']>({
  method: 'GET',
  path: '/course/activity/get',
  effect: 'read',
})

export interface Brought {
  /** The activities that the address brings into the course, once their names are known. */
  readonly ids: readonly number[]
  /** How many there are none of, as far as the reader sees. */
  readonly unseen: number
  /** What the reader sees and may not place: drafts of others. */
  readonly closed: readonly string[]
  readonly isLoading: boolean
}

/** What a share sheet, a list or a link wants to see placed, and what of it cannot be. */
export function useBrought(): Brought {
  const actor = useActor()
  const settled = useReads(
    activityCall,
    broughtIn(placeSearch(useSearch({ strict: false }))).map((id) => ({ query: { id } })),
  )
  const reads = settled ?? []
  const found = reads.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : []))
  const open = found.filter((one) => mayPlace(actor, one))
  for (const { id, title, cover } of open) rememberOption('activity', { id, label: title, picture: cover })
  return {
    ids: open.map(({ id }) => id),
    unseen: reads.length - found.length,
    closed: found.filter((one) => !mayPlace(actor, one)).map(({ title }) => title),
    isLoading: settled === undefined,
  }
}
