import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { offsetsOf, type Slice } from '#kit/view/web/rowWindow.ts'
import { watchRows } from '#kit/view/web/watchRows.ts'
import { cardOf } from '#cards/index.ts'
import type { RailRow } from '../state/railRows.ts'
import { useStableJson } from './useStable.ts'

/** So few rows are all drawn. */
const few = 60
/** Pixels between a section and what stands above it, as the style says. */
const sectionGap = 6

interface Seen {
  readonly slice: Slice
  /** Pixels of a row, as the first one is measured. */
  readonly rowHeight: number
}

interface RailWindow extends Slice {
  readonly list: RefObject<HTMLDivElement | null>
  /** The pixels of the rows above and below that are not drawn. */
  readonly above: number
  readonly below: number
}

const isSame = (one: Seen, other: Seen): boolean =>
  one.rowHeight === other.rowHeight && one.slice.from === other.slice.from && one.slice.to === other.slice.to

/** Which rows of the rail are drawn: of a long one those near the ones that are seen. The active row is brought into sight. */
export function useRailWindow(
  rows: readonly RailRow[],
  activeId: number | null,
  isWhole: boolean,
): RailWindow {
  const list = useRef<HTMLDivElement>(null)
  const isOn = !isWhole && rows.length > few
  const [seen, setSeen] = useState<Seen>({ slice: { from: 0, to: few / 2 }, rowHeight: 58 })
  const { rowHeight } = seen
  // The same ones where cards of one height only changed places: then what is seen of them stays, too.
  const offsets = useStableJson(
    useMemo(
      () =>
        offsetsOf(
          rows.map(({ card }) => rowHeight + (cardOf(card.type).nesting.opensGroup ? sectionGap : 0)),
        ),
      [rows, rowHeight],
    ),
  )
  useEffect(() => {
    const { current } = list
    if (!current || !isOn) return undefined
    return watchRows(current, offsets, (slice) => {
      const row = current.querySelector<HTMLElement>('[role=option]:not([data-section])')
      const now = { slice, rowHeight: row?.offsetHeight || rowHeight }
      setSeen((before) => (isSame(before, now) ? before : now))
    })
  }, [isOn, offsets, rowHeight])
  const active = rows.findIndex(({ card }) => card.id === activeId)
  const newest = useRef(offsets)
  useEffect(() => {
    newest.current = offsets
  })
  useEffect(() => {
    const row = document.getElementById(`editor-card-${activeId ?? ''}`)
    const { current } = list
    if (row) row.scrollIntoView({ block: 'nearest' })
    else if (current && active >= 0)
      current.scrollTop = (newest.current[active] ?? 0) - current.clientHeight / 2
  }, [activeId, active])
  if (!isOn) return { list, from: 0, to: rows.length, above: 0, below: 0 }
  const { from, to } = seen.slice
  const end = offsets.at(-1) ?? 0
  return { list, from, to, above: offsets[from] ?? end, below: end - (offsets[to] ?? end) }
}
