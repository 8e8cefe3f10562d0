import { useMemo } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'
import { flatten, type RouteRow } from '../routing/routes.ts'
import { bellCalls } from './bell.calls.ts'
import { pollInterval } from './badge.ts'

/** How many records wait for the reader, by the screen of their queue; nothing for who reviews nothing. */
export type WaitingCounts = ReadonlyMap<string, number>

/** Counted every minute, for those who have a queue among their routes. */
export function useReviewCounts(rows: readonly RouteRow[]): WaitingCounts {
  const homes: readonly string[] = Object.values(reviewHomes)
  const enabled = flatten(rows).some(({ path }) => homes.includes(path))
  const { data } = useRead(bellCalls.reviews, {}, { enabled, refetchInterval: pollInterval })
  return useMemo(
    () => new Map(data?.map(({ resource, count }) => [reviewHomes[resource], count] as const)),
    [data],
  )
}

/** What waits behind an entry: on its own screen, or on all screens of its group. */
export const waitingIn = (counts: WaitingCounts, { path, children = [] }: RouteRow): number =>
  children.reduce((sum, child) => sum + waitingIn(counts, child), counts.get(path) ?? 0)
