import { useState } from 'react'
import { cellsOf, isSameCell } from '../crossword.places.ts'
import type { Cell, Place } from '../crossword.schema.ts'

export type Axis = 'right' | 'down'

export interface Walk {
  readonly here: Cell
  /** The word that is being written. */
  readonly place: Place | undefined
  /** All words: across, then down. */
  readonly order: readonly Place[]
  goTo(cell: Cell, axis?: Axis): void
  goToWord(place: Place): void
  /** To the next word, or to the one before; false where there is none unless it begins anew. */
  step(by: 1 | -1, isRound: boolean): boolean
  /** One cell along an arrow, over what is no cell of a word. */
  move(axis: Axis, by: 1 | -1): void
  /** From one cell of the word to the next one or the one before. */
  along(by: 1 | -1): Cell | undefined
  turn(): void
}

const holds = (place: Place, cell: Cell): boolean => cellsOf(place).some((each) => isSameCell(each, cell))
const axisOf = ({ direction }: Place): Axis => (direction === 'down' ? 'down' : 'right')

/** Where one writes in a crossword, and in which direction. */
export function useWalk(places: readonly Place[]): Walk {
  const order = (['right', 'down'] as const).flatMap((axis) =>
    places.filter((place) => axisOf(place) === axis),
  )
  const [first] = order
  const [at, setAt] = useState<Cell>()
  const [axis, setAxis] = useState<Axis>('right')
  const start = first ?? { row: 0, column: 0 }
  // The words may have been laid out anew since.
  const here = at && places.some((place) => holds(place, at)) ? at : { row: start.row, column: start.column }
  const through = places.filter((place) => holds(place, here))
  const place = through.find((each) => axisOf(each) === axis) ?? through[0]

  function goTo(cell: Cell, wanted: Axis = axis): void {
    setAt(cell)
    setAxis(wanted)
  }
  const goToWord = (next: Place) => goTo({ row: next.row, column: next.column }, axisOf(next))

  function along(by: 1 | -1): Cell | undefined {
    const cells = place ? cellsOf(place) : []
    return cells[cells.findIndex((cell) => isSameCell(cell, here)) + by]
  }

  return {
    here,
    place,
    order,
    goTo,
    goToWord,
    along,
    step(by, isRound) {
      const next = place ? order.indexOf(place) + by : 0
      const word = isRound ? order.at(next % order.length) : next < 0 ? undefined : order[next]
      if (word) goToWord(word)
      return word !== undefined
    },
    move(wanted, by) {
      const cells = places.flatMap(cellsOf)
      const isDown = wanted === 'down'
      const distance = (cell: Cell) => (isDown ? cell.row - here.row : cell.column - here.column) * by
      const [next] = cells
        .filter(
          (cell) => (isDown ? cell.column === here.column : cell.row === here.row) && distance(cell) > 0,
        )
        .sort((one, other) => distance(one) - distance(other))
      if (next) goTo(next, wanted)
    },
    turn() {
      const other = through.find((each) => each !== place)
      if (other) setAxis(axisOf(other))
    },
  }
}
