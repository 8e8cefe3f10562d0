import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { filtersOf, searchOf } from '#kit/list/web/search/search.ts'
import { keyOf, readOptions, useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { assignment, assignmentEndpoints } from '../assignment.contract.ts'
import { queuePath } from './work.paths.ts'

/** Read once for each work: the addresses of its files hold that long, and a sound that plays is not begun anew. */
export const staleTimeMs = 600_000
const pageSize = 50

const listSearch = searchOf(assignment)
const none: ReadonlySet<number> = new Set()

export interface Queue {
  /** undefined: nothing to be shown, or not known yet. */
  readonly id: number | undefined
  readonly isLoading: boolean
  readonly error: unknown
  /** How many wait, this one and skipped ones included. */
  readonly left: number
  readonly skippedCount: number
  /** Leaves the shown work for later. */
  skip(): void
  /** The shown work is answered. */
  finish(): void
  /** On to the next one, whatever became of this one. */
  goOn(): void
  showSkipped(): void
  retry(): void
}

/** The works that wait, in the order in which they were handed in, with the filters of the list (H2). */
export function useQueue(): Queue {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const id = useRecordId()
  const { history } = useRouter()
  const client = useQueryClient()
  const [skipped, setSkipped] = useState(none)
  const [done, setDone] = useState(none)
  const body = useMemo(() => bodyOf(search), [search])
  const page = useRead(assignmentEndpoints.page, { body }, { keepPrevious: true })
  const rows = page.data?.list ?? []
  const waiting = rows.filter((row) => !done.has(row.id))
  const open = waiting.filter((row) => !skipped.has(row.id))
  const next = open.find((row) => row.id !== id)?.id

  const show = (shown: number | undefined) => history.replace(queuePath(search, shown))
  // Held by the address, so that nothing that happens to the list takes away what is being written on.
  const first = id === undefined ? open[0]?.id : undefined
  useEffect(() => {
    if (first !== undefined) show(first)
  })
  useEffect(() => {
    if (next === undefined) return
    const options = readOptions(assignmentEndpoints.get, { query: { id: next } })
    void client.prefetchQuery({ ...options, staleTime: staleTimeMs })
  }, [client, next])

  return {
    id,
    isLoading: page.isLoading,
    error: page.error,
    left: Math.max(0, (page.data?.total ?? 0) - (rows.length - waiting.length)),
    skippedCount: waiting.length - open.length,
    skip: () => {
      if (id !== undefined) setSkipped(new Set([...skipped, id]))
      show(next)
    },
    finish: () => {
      if (id !== undefined) setDone(new Set([...done, id]))
      show(next)
      void client.invalidateQueries({ queryKey: keyOf(assignmentEndpoints.page) })
      void client.invalidateQueries({ queryKey: keyOf(assignmentEndpoints.counts) })
      void client.invalidateQueries({ queryKey: keyOf(assignmentEndpoints.get, { query: { id: id ?? 0 } }) })
    },
    goOn: () => show(next),
    showSkipped: () => {
      setSkipped(none)
      show(waiting[0]?.id)
    },
    retry: () => void page.refetch(),
  }
}

function bodyOf(search: Record<string, unknown>): BodyOf<typeof assignmentEndpoints.page> {
  const filters = filtersOf(assignment.filters, listSearch(search))
  return {
    ...filters,
    status: 'submitted',
    sort: [{ field: 'submittedAt', order: 'asc' }],
    pageNo: 1,
    pageSize,
  }
}
