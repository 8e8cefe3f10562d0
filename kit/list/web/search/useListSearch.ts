import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ListResource } from '#kit/resource/web/listResource.ts'
import type { ListSearch } from './search.ts'
import { searchOf } from './search.ts'

export type ChangeSearch = (part: ListSearch) => void

/**
 * Filters, search, order and page of a list. They live in the address and only there. A change of filter or order begins at the
 * first page. Each change adds an entry to the browser's history, so that 'back' undoes it; only going on to type in a search
 * replaces one.
 */
export function useListSearch(resource: ListResource): readonly [search: ListSearch, change: ChangeSearch] {
  const raw = useSearch({ strict: false }) as Record<string, unknown>
  const read = useMemo(() => searchOf(resource), [resource])
  const search = useMemo(() => read(raw), [read, raw])
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch>(
    (part) => {
      const turnsPage = 'page' in part || 'after' in part
      const isTyping = Object.keys(part).every(
        (name) => resource.filters[name]?.kind === 'search' && search[name] !== undefined,
      )
      const next = (before: Record<string, unknown>) => ({
        ...before,
        ...(!turnsPage && { page: undefined, after: undefined }),
        ...part,
      })
      void navigate({ to: '.', search: next as never, replace: isTyping, resetScroll: turnsPage })
    },
    [navigate, resource, search],
  )
  return [search, change]
}
