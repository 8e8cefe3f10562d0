import { useSearch } from '@tanstack/react-router'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { useRead } from '#kit/http/web/query.ts'
import { rememberOption } from '#kit/pick/web/picked.ts'
import type { activity } from '#features/content/activity/activity.contract.ts'
import { placeSearch } from './placeSearch.ts'

/** Without the contract, which brings the schemas of all cards along. */
export const activityCall = lightEndpoint<(typeof activity)['endpoints']['get']>({
  method: 'GET',
  path: '/course/activity/get',
  effect: 'read',
})

interface Brought {
  /** The activity that the address brings into the course, once its name is known. */
  readonly activityId: number | undefined
  readonly isLoading: boolean
}

/** What a share sheet or a link wants to see placed; one that the reader may not see is left out. */
export function useBroughtActivity(): Brought {
  const { activityId } = placeSearch(useSearch({ strict: false }))
  const isAsked = activityId !== undefined
  const read = useRead(activityCall, { query: { id: activityId ?? 0 } }, { enabled: isAsked })
  if (!isAsked) return { activityId: undefined, isLoading: false }
  if (!read.data) return { activityId: undefined, isLoading: !read.error }
  const { id, title, cover } = read.data
  rememberOption('activity', { id, label: title, picture: cover })
  return { activityId: id, isLoading: false }
}
