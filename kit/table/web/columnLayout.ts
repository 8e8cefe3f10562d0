import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** How wide columns are where somebody has said so, and which stay in sight while the others scroll. */
export interface ColumnLayout {
  /** In pixels, by column. */
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: readonly string[]
  /** Undefined: as wide as what it holds. */
  readonly onResize: (key: string, width: number | undefined) => void
}

interface CellLayout {
  readonly 'data-pin'?: number
  readonly 'data-sized'?: true
  readonly style?: CSSProperties
}

export interface ShownLayout {
  readonly of: (key: string, index: number) => CellLayout
  /** What is there while a column is being drawn wider. */
  readonly draw: (key: string, width: number) => void
  readonly commit: (key: string, width: number | undefined) => void
  /** Of the column of boxes before all others. */
  readonly ofBoxes: CellLayout
}

const none: CellLayout = {}

/** What cells of a column are given; the offsets of pinned ones are measured, since only the browser knows widths. */
export function useColumnLayout(
  layout: ColumnLayout | undefined,
  table: RefObject<HTMLTableElement | null>,
): ShownLayout {
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly width: number }>()
  const isPinning = (layout?.pinned.length ?? 0) > 0
  usePinOffsets(table, isPinning)
  const of = (key: string, index: number): CellLayout => {
    const width = drawn?.key === key ? drawn.width : layout?.widths[key]
    const place = layout?.pinned.indexOf(key) ?? -1
    const isPinned = isPinning && (index === 0 || place >= 0)
    return {
      ...(isPinned && { 'data-pin': index === 0 ? 1 : index + 1 }),
      ...(width !== undefined && { 'data-sized': true, style: { '--width': `${width}px` } as CSSProperties }),
    }
  }
  return {
    of,
    draw: (key, width) => setDrawn({ key, width }),
    commit: (key, width) => {
      setDrawn(undefined)
      layout?.onResize(key, width)
    },
    ofBoxes: isPinning ? { 'data-pin': 0 } : none,
  }
}

/** Where the pinned columns of a table begin: the first one, and three that somebody pins. */
const pinNames = ['--pin-1', '--pin-2', '--pin-3', '--pin-4'] as const

/** Writes where each pinned column begins into the table, by `pinNames`. */
function usePinOffsets(table: RefObject<HTMLTableElement | null>, isPinning: boolean): void {
  useLayoutEffect(() => {
    const shown = table.current
    if (!shown || !isPinning) return
    const measure = () => {
      let left = 0
      for (const cell of shown.querySelectorAll<HTMLElement>('thead [data-pin]')) {
        const name = pinNames[Number(cell.dataset['pin']) - 1]
        if (name) shown.style.setProperty(name, `${left}px`)
        left += cell.offsetWidth
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const cell of shown.querySelectorAll('thead th')) observer.observe(cell)
    return () => observer.disconnect()
  })
}
