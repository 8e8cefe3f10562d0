import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { cellKey, cellsBetween, isSameCell } from '../crossword.places.ts'
import { straightened } from '../crossword.read.ts'
import type { Cell, CrosswordCard, Line } from '../crossword.schema.ts'
import { squareStyle } from './squareStyle.ts'
import { SearchLines } from './SearchLines.tsx'

interface Props {
  readonly card: CrosswordCard
  readonly lines: readonly Line[]
  onLine(line: Line): void
  /** The first letter of a word was chosen; the next one ends it. */
  onBegin(cell: Cell): void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** The letters of a word search: dragged over, or the first and the last letter of a word chosen by touch or keys. */
export function SearchGrid({ card: { rows }, lines, onLine, onBegin }: Props) {
  const t = useWords(crosswordWords)
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Cell>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Cell>()
  const [drag, setDrag] = useState<Line>()
  const side = rows.length
  const here = rows[stop.row]?.[stop.column] === undefined ? { row: 0, column: 0 } : stop
  const open = drag ?? (anchor && { from: anchor, to: straightened(anchor, here, side) })
  const marked = new Set([...lines, ...(open ? [open] : [])].flatMap(cellsBetween).map(cellKey))

  function choose(cell: Cell): void {
    setStop(cell)
    const isEnd = anchor !== undefined && cellsBetween({ from: anchor, to: cell }).length > 1
    setAnchor(isEnd || (anchor && isSameCell(anchor, cell)) ? undefined : cell)
    if (isEnd) onLine({ from: anchor, to: cell })
    else onBegin(cell)
  }

  function cellAt(event: PointerEvent): Cell | undefined {
    const box = grid.current?.getBoundingClientRect()
    if (!box || box.width === 0) return undefined
    const within = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)))
    return {
      row: within((event.clientY - box.top) / box.height),
      column: within((event.clientX - box.left) / box.width),
    }
  }

  function begin(event: PointerEvent): void {
    const cell = event.button === 0 ? cellAt(event) : undefined
    if (!cell) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: cell, to: cell })
  }

  function go(event: PointerEvent): void {
    const cell = drag && cellAt(event)
    if (cell) setDrag({ from: drag.from, to: straightened(drag.from, cell, side) })
  }

  function end(): void {
    if (!drag) return
    setDrag(undefined)
    if (isSameCell(drag.from, drag.to)) return choose(drag.from)
    setAnchor(undefined)
    onLine(drag)
  }

  function onKey(event: KeyboardEvent): void {
    const arrow = arrows[event.key]
    if (event.key === 'Escape' && anchor) {
      event.preventDefault()
      setAnchor(undefined)
    }
    if (!arrow) return
    event.preventDefault()
    const next = { row: here.row + arrow[0], column: here.column + arrow[1] }
    if (rows[next.row]?.[next.column] === undefined) return
    setStop(next)
    grid.current?.querySelector<HTMLButtonElement>(`[data-cell="${cellKey(next)}"]`)?.focus()
  }

  /** Only a key press, or who presses without a pointer: a pointer was followed already. */
  function press(event: MouseEvent, cell: Cell): void {
    if (event.detail === 0) choose(cell)
  }

  return (
    <div
      aria-label={t('play.letters')}
      className="search-grid is-open"
      onKeyDown={onKey}
      onPointerCancel={() => setDrag(undefined)}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      ref={grid}
      role="group"
      style={squareStyle(side)}
    >
      <SearchLines
        columns={side}
        lines={[...lines, ...(open ? [{ ...open, className: 'is-open' }] : [])]}
        rows={side}
      />
      {rows.flatMap((row, number) =>
        row.map((letter, column) => {
          const cell = { row: number, column }
          return (
            <button
              aria-label={t('play.letter', { letter, row: number + 1, column: column + 1 })}
              aria-pressed={marked.has(cellKey(cell))}
              data-cell={cellKey(cell)}
              key={cellKey(cell)}
              onClick={(event) => press(event, cell)}
              tabIndex={isSameCell(cell, here) ? 0 : -1}
              type="button"
            >
              {letter}
            </button>
          )
        }),
      )}
    </div>
  )
}
