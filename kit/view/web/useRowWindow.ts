import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { offsetsOf, type Slice } from './rowWindow.ts'
import { watchRows } from './watchRows.ts'

interface RowWindow extends Slice {
  readonly list: RefObject<HTMLDivElement | null>
  /** The pixels of the rows above and below that are not drawn. */
  readonly above: number
  readonly below: number
  /** Brings a row into sight, drawn or not. */
  readonly reveal: (index: number) => void
}

/** As many rows as a list shows before it has been measured. */
const first = { from: 0, to: 16 }

/**
 * Which rows of a long list with a scroll bar of its own are drawn: those near the ones that are seen. Heights are
 * known, not measured. What is held (dragged) stays drawn wherever the list is scrolled.
 */
export function useRowWindow(heights: readonly number[], draggedIndex: number | undefined): RowWindow {
  const list = useRef<HTMLDivElement>(null)
  const offsets = useMemo(() => offsetsOf(heights), [heights])
  const [seen, setSeen] = useState<Slice>(first)
  useEffect(() => {
    const { current } = list
    return current
      ? watchRows(current, offsets, (now) =>
          setSeen((before) => (before.from === now.from && before.to === now.to ? before : now)),
        )
      : undefined
  }, [offsets])
  const reveal = useCallback(
    (index: number) => {
      const { current } = list
      const [top, end] = [offsets[index] ?? 0, offsets[index + 1] ?? 0]
      if (!current || (top >= current.scrollTop && end <= current.scrollTop + current.clientHeight)) return
      current.scrollTop = Math.max(0, (top + end - current.clientHeight) / 2)
    },
    [offsets],
  )
  const from = Math.min(seen.from, draggedIndex ?? seen.from)
  const to = Math.min(heights.length, Math.max(seen.to, draggedIndex === undefined ? 0 : draggedIndex + 1))
  const end = offsets.at(-1) ?? 0
  return { list, from, to, above: offsets[from] ?? end, below: end - (offsets[to] ?? end), reveal }
}
