import type { Cell, Direction, Line, Place } from './crossword.schema.ts'

/** By how many rows and columns a direction leads on. */
export const stepOf: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
  right: [0, 1],
  down: [1, 0],
  downRight: [1, 1],
  upRight: [-1, 1],
  left: [0, -1],
  up: [-1, 0],
  downLeft: [1, -1],
  upLeft: [-1, -1],
}

type Run = Pick<Place, 'row' | 'column' | 'length' | 'direction'>

/** The cells of a word, its first letter first. */
export function cellsOf({ row, column, length, direction }: Run): Cell[] {
  const [down, right] = stepOf[direction]
  return Array.from({ length }, (_, index) => ({ row: row + down * index, column: column + right * index }))
}

export const isSameCell = (one: Cell, other: Cell): boolean =>
  one.row === other.row && one.column === other.column

export const cellKey = ({ row, column }: Cell): string => `${row}.${column}`

/** The cells of a line, its ends included; none where it is not straight. */
export function cellsBetween({ from, to }: Line): Cell[] {
  const [down, right] = [to.row - from.row, to.column - from.column]
  const length = Math.max(Math.abs(down), Math.abs(right))
  if (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right)) return []
  return Array.from({ length: length + 1 }, (_, index) => ({
    row: from.row + Math.sign(down) * index,
    column: from.column + Math.sign(right) * index,
  }))
}

/** The size of the smallest grid that holds these words. */
export function sizeOf(places: readonly Run[]): { readonly rows: number; readonly columns: number } {
  const cells = places.flatMap(cellsOf)
  return {
    rows: Math.max(0, ...cells.map(({ row }) => row + 1)),
    columns: Math.max(0, ...cells.map(({ column }) => column + 1)),
  }
}
