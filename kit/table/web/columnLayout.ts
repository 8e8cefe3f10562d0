import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** How wide columns are where somebody has said so, and which stay in sight while the others scroll. */
export interface ColumnLayout {
  /** In pixels, by column. */
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: readonly string[]
  /** Undefined: as wide as what it holds. */
  readonly onResize: (key: string, width: number | undefined) => void
}

interface Content {
  readonly rows: readonly object[]
  readonly columns: readonly object[]
  /** Another in each language. */
  readonly labelOf: (key: string) => string
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
  /** What the table shows: measured anew once it is another. */
  content: Content,
): ShownLayout {
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly width: number }>()
  const isPinning = (layout?.pinned.length ?? 0) > 0
  usePinOffsets(table, isPinning)
  useRoom(table, content, layout?.widths)
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

/** In how many steps the room for the parts of a cell shrinks from all that `list.css` allows to the least. */
const steps = 16

/** Gives the cells of a table the most room with which it does not scroll sideways: only the browser knows how wide words are. */
function useRoom(
  table: RefObject<HTMLTableElement | null>,
  { rows, columns, labelOf }: Content,
  widths: ColumnLayout['widths'] | undefined,
): void {
  useLayoutEffect(() => {
    const shown = table.current
    const frame = shown?.parentElement
    if (!shown || !frame) return
    const fits = (step: number) => {
      shown.style.setProperty('--room', String(step / steps))
      return shown.offsetWidth <= frame.clientWidth
    }
    let [room, width] = [-1, -1]
    const fit = () => {
      // What arrives later, a font or a picture, may make the table wider than the measured words were.
      if (frame.clientWidth === room && shown.offsetWidth <= width) return
      search()
      room = frame.clientWidth
      width = Math.max(room, shown.offsetWidth)
    }
    const search = () => {
      if (fits(steps)) return
      let [most, least] = [steps, 0]
      while (most - least > 1) {
        const middle = Math.floor((most + least) / 2)
        if (fits(middle)) least = middle
        else most = middle
      }
      fits(least)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(frame)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [table, rows, columns, labelOf, widths])
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
