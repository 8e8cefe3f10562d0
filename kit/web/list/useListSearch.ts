import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Listed } from '../listed.ts'
import type { ListSearch } from './search.ts'
import { searchOf } from './search.ts'

export type ChangeSearch = (part: ListSearch) => void

/**
 * A list's place: it lives in the address and only there. A change of filter or order begins at the first page; typing
 * replaces the entry in the history, turning a page adds one.
 */
export function useListSearch(resource: Listed): readonly [search: ListSearch, change: ChangeSearch] {
  const raw = useSearch({ strict: false }) as Record<string, unknown>
  const read = useMemo(() => searchOf(resource), [resource])
  const search = useMemo(() => read(raw), [read, raw])
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch>(
    (part) => {
      const turnsPage = 'page' in part || 'after' in part
      const next = (before: Record<string, unknown>) => ({
        ...before,
        ...(!turnsPage && { page: undefined, after: undefined }),
        ...part,
      })
      void navigate({ to: '.', search: next as never, replace: !turnsPage, resetScroll: turnsPage })
    },
    [navigate],
  )
  return [search, change]
}
