import { useCallback, useEffect, useRef, useState } from 'react'
import { maxPageSize, totalCap, type Page, type Total } from '#kit/contract/page.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import type { ListResource, ListRow } from '#kit/resource/web/listResource.ts'
import type { ListData } from './useListData.ts'

export interface ListSelection<Row> {
  readonly ids: ReadonlySet<number>
  readonly onChange: (ids: ReadonlySet<number>) => void
  readonly toggle: (id: number) => void
  readonly clear: () => void
  /** Takes out what was done; the rest stays, to be tried again. */
  readonly remove: (rows: readonly ListRow[]) => void
  /** What is selected, on this page or on all of them. */
  readonly chosen: readonly Row[]
  /** How many match the filters, where the whole page is selected and there are more of them. */
  readonly matching: Total | undefined
  /** Selects all that match the filters, up to 10,000. */
  readonly selectMatching: () => void
  /** How many of them have been read so far, while they are. */
  readonly reading: number | undefined
}

interface Selected<Row> {
  readonly ids: ReadonlySet<number>
  /** Where all that match were selected: those of other pages too. */
  readonly matched?: readonly Row[]
}

const nothing: Selected<never> = { ids: new Set() }

/** The selected rows of a list: those of the page in sight, or all that match its filters. `body` are filters and order. */
export function useListSelection<Row extends ListRow>(
  { page }: ListResource['endpoints'],
  body: Readonly<Record<string, unknown>>,
  { rows, totals }: Pick<ListData<Row>, 'rows' | 'totals'>,
): ListSelection<Row> {
  const [{ ids, matched }, setSelected] = useState<Selected<Row>>(nothing)
  const [reading, setReading] = useState<number>()
  const reader = useRef<AbortController>(undefined)
  const change = useCallback(
    (changed: (ids: ReadonlySet<number>) => ReadonlySet<number>) =>
      setSelected((before) => {
        const ids = changed(before.ids)
        return ids.size === 0 ? nothing : { ...before, ids }
      }),
    [],
  )
  const clear = useCallback(() => {
    reader.current?.abort()
    setReading(undefined)
    setSelected(nothing)
  }, [])
  const toggle = useCallback(
    (id: number) => change((ids) => (ids.has(id) ? without(ids, [id]) : new Set(ids).add(id))),
    [change],
  )
  const asked = JSON.stringify(body)
  // Other filters are another list: what was selected is out of sight.
  useEffect(() => clear, [asked, clear])

  const selectMatching = async () => {
    const stopping = new AbortController()
    reader.current = stopping
    const { signal } = stopping
    const found: Row[] = []
    setReading(0)
    try {
      for (let after: unknown; found.length < totalCap;) {
        const sent = {
          ...body,
          pageNo: 1,
          pageSize: maxPageSize,
          withTotal: false,
          ...(after !== undefined && { after }),
        }
        const { list, next } = (await call(page, { body: sent, signal })) as Page<Row>
        if (signal.aborted) return
        found.push(...list)
        setReading(found.length)
        if (next === null) break
        after = next
      }
      const matched = found.slice(0, totalCap)
      setSelected({ ids: new Set(matched.map(({ id }) => id)), matched })
    } catch (error) {
      if (!signal.aborted) notify({ kind: 'error', text: errorText(error) })
    } finally {
      if (reader.current === stopping) setReading(undefined)
    }
  }
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => ids.has(id))
  const isMore = matched === undefined && isPageChosen && totals !== undefined && totals.total > rows.length
  return {
    ...{ ids, toggle, clear, reading },
    onChange: (ids) => change(() => ids),
    remove: (done) =>
      change((ids) =>
        without(
          ids,
          done.map(({ id }) => id),
        ),
      ),
    chosen: (matched ?? rows).filter(({ id }) => ids.has(id)),
    matching: isMore ? totals : undefined,
    selectMatching: () => void selectMatching(),
  }
}

function without(ids: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> {
  const left = new Set(ids)
  for (const id of gone) left.delete(id)
  return left
}
