import { useCallback, useEffect, useRef, useState } from 'react'
import { totalCap, type Page, type Total } from '#kit/contract/page.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import type { ListResource, ListRow } from '#kit/resource/web/listResource.ts'
import type { ListData } from './useListData.ts'

/** As many as one answer may hold. */
const pageSize = 200

export interface ListSelection<Row> {
  readonly ids: ReadonlySet<number>
  readonly onChange: (ids: ReadonlySet<number>) => void
  readonly toggle: (id: number) => void
  readonly clear: () => void
  /** What is selected, on this page or on all of them. */
  readonly chosen: readonly Row[]
  /** How many match the filters, where the whole page is selected and there are more of them. */
  readonly matching: Total | undefined
  /** Selects all that match the filters, up to 10,000. */
  readonly selectMatching: () => void
  /** How many of them have been read so far, while they are. */
  readonly reading: number | undefined
}

const noIds: ReadonlySet<number> = new Set()

/** The selected rows of a list: those of the page in sight, or all that match its filters. `body` are filters and order. */
export function useListSelection<Row extends ListRow>(
  { page }: ListResource['endpoints'],
  body: Readonly<Record<string, unknown>>,
  { rows, totals }: Pick<ListData<Row>, 'rows' | 'totals'>,
): ListSelection<Row> {
  const [ids, setIds] = useState(noIds)
  const [matched, setMatched] = useState<readonly Row[]>()
  const [reading, setReading] = useState<number>()
  const reader = useRef<AbortController>(undefined)
  const clear = useCallback(() => {
    reader.current?.abort()
    setReading(undefined)
    setMatched(undefined)
    setIds(noIds)
  }, [])
  const toggle = useCallback((id: number) => setIds((before) => toggled(before, id)), [])
  const asked = JSON.stringify(body)
  // Other filters are another list: what was selected is out of sight.
  useEffect(() => clear, [asked, clear])

  const selectMatching = async () => {
    const reading = new AbortController()
    reader.current = reading
    const found: Row[] = []
    setReading(0)
    try {
      for (let after: unknown; found.length < totalCap;) {
        const sent = { ...body, pageNo: 1, pageSize, withTotal: false, ...(after !== undefined && { after }) }
        const { list, next } = (await call(page, { body: sent, signal: reading.signal })) as Page<Row>
        if (reading.signal.aborted) return
        found.push(...list)
        setReading(found.length)
        if (next === null) break
        after = next
      }
      const all = found.slice(0, totalCap)
      setMatched(all)
      setIds(new Set(all.map(({ id }) => id)))
    } catch (error) {
      if (!reading.signal.aborted) notify({ kind: 'error', text: errorText(error) })
    } finally {
      if (reader.current === reading) setReading(undefined)
    }
  }
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => ids.has(id))
  const isMore = matched === undefined && isPageChosen && totals !== undefined && totals.total > rows.length
  return {
    ...{ ids, toggle, clear, reading },
    onChange: setIds,
    chosen: (matched ?? rows).filter(({ id }) => ids.has(id)),
    matching: isMore ? totals : undefined,
    selectMatching: () => void selectMatching(),
  }
}

/** The same numbers with this one, or without it where it was there. */
function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
