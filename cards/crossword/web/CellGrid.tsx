import type { MouseEvent, ReactNode } from 'react'
import { cellKey, cellsOf, sizeOf } from '../crossword.places.ts'
import type { Cell, Place } from '../crossword.schema.ts'

export interface CellLook {
  readonly letter: string
  readonly className?: string
}

interface Props {
  readonly places: readonly Place[]
  /** Of the whole grid; without it the grid is a picture of what is said elsewhere. */
  readonly label?: string
  readonly children?: ReactNode
  look(cell: Cell): CellLook
  onTouch?(cell: Cell): void
}

/** The cells of a crossword with their numbers and letters. */
export function CellGrid({ places, label, children, look, onTouch }: Props) {
  const { columns } = sizeOf(places)
  const cells = new Map(places.flatMap(cellsOf).map((cell) => [cellKey(cell), cell]))
  const numbers = new Map(places.map((place) => [cellKey(place), place.number]))

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null
    const cell = cells.get(target?.dataset['cell'] ?? '')
    if (cell) onTouch?.(cell)
  }

  return (
    <div className="crossword-scroll">
      <div
        aria-hidden={label === undefined ? true : undefined}
        aria-label={label}
        className="crossword-grid"
        onClick={onClick}
        role="group"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(26px, 44px))` }}
      >
        {[...cells].map(([key, cell]) => {
          const { letter, className = '' } = look(cell)
          return (
            <span
              aria-hidden="true"
              className={`crossword-cell ${className}`}
              data-cell={key}
              key={key}
              style={{ gridRow: cell.row + 1, gridColumn: cell.column + 1 }}
            >
              {numbers.has(key) && <small>{numbers.get(key)}</small>}
              <span className="crossword-letter">{letter}</span>
            </span>
          )
        })}
        {children}
      </div>
    </div>
  )
}
