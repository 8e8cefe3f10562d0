import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { NewView, SavedView, SavedViews, ViewChange } from '../savedView.ts'
import { listCalls } from '#kit/feature/web/kitSettings.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { readOptions, useRefresh } from '#kit/http/web/query.ts'
import { notify } from '#kit/notice/web/notice.ts'

export interface ViewWrites {
  /** The number of the new view; undefined where it was refused, which the reader has been told then. */
  readonly create: (view: Omit<NewView, 'list'>) => Promise<number | undefined>
  readonly update: (change: ViewChange) => Promise<boolean>
  readonly remove: (view: SavedView) => Promise<boolean>
}

export interface SavedViewsHere extends ViewWrites {
  readonly views: readonly SavedView[]
  readonly mayShare: boolean
  /** They are known, or cannot be. */
  readonly isReady: boolean
}

const none: readonly SavedView[] = []
const lastsMs = 60_000

/** The saved views of a list that the reader sees, and what changes them; undefined where none are kept. */
export function useSavedViews(list: string): SavedViewsHere | undefined {
  const calls = listCalls()?.views
  const refresh = useRefresh()
  const read = useQuery({
    ...(calls
      ? readOptions(calls.list, { query: { list } as never })
      : { queryKey: ['no views'], queryFn: () => ({}) }),
    enabled: calls !== undefined,
    staleTime: lastsMs,
  })
  const tried = useCallback(
    async (work: () => Promise<unknown>): Promise<unknown> => {
      try {
        const answer = await work()
        if (calls) await refresh(calls.list)
        return answer
      } catch (error) {
        notify({ kind: 'error', text: errorText(error) })
        return undefined
      }
    },
    [calls, refresh],
  )
  const writes: ViewWrites | undefined = calls && {
    create: async (view) => {
      const options = { body: { ...view, list } as never, idempotencyKey: newKey() }
      return (await tried(() => call(calls.create, options))) as number | undefined
    },
    update: async (change) =>
      (await tried(() => call(calls.update, { body: change as never }))) !== undefined,
    remove: async ({ id }) =>
      (await tried(() => call(calls.delete, { query: { id } as never }))) !== undefined,
  }
  const data = read.data as SavedViews | undefined
  return (
    writes && {
      ...writes,
      views: data?.views ?? none,
      mayShare: data?.mayShare ?? false,
      isReady: !read.isPending,
    }
  )
}
