import { plainLetter } from './crossword.letters.ts'
import { cellsBetween } from './crossword.places.ts'
import type { Cell, Line } from './crossword.schema.ts'

type Rows = readonly (readonly string[])[]

/** The letters on a line of a word search, in its direction. */
export const lettersOn = (rows: Rows, line: Line): string[] =>
  cellsBetween(line).map(({ row, column }) => rows[row]?.[column] ?? '')

/** Whether these letters of a grid are a word, forwards or backwards. */
export function isReadAs(
  found: readonly string[],
  word: readonly string[],
  ignoreDiacritics: boolean,
): boolean {
  const plain = (letters: readonly string[]) =>
    letters.map((letter) => plainLetter(letter, ignoreDiacritics)).join('\n')
  const wanted = plain(word)
  return wanted !== '' && (plain(found) === wanted || plain(found.toReversed()) === wanted)
}

/** The end of the straight line from `from` that comes nearest to `to`, within a square of `side` cells. */
export function straightened(from: Cell, to: Cell, side: number): Cell {
  const [down, right] = [to.row - from.row, to.column - from.column]
  const angle = (Math.round(Math.atan2(down, right) / (Math.PI / 4)) * Math.PI) / 4
  const [stepDown, stepRight] = [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))]
  let end = from
  for (let step = 1; step <= Math.max(Math.abs(down), Math.abs(right)); step += 1) {
    const next = { row: from.row + stepDown * step, column: from.column + stepRight * step }
    if (Math.min(next.row, next.column) < 0 || Math.max(next.row, next.column) >= side) break
    end = next
  }
  return end
}

/** A cell as it is typed: the letter of its column, the number of its row; undefined where there is none. */
export function namedCell(name: string, rows: Rows): Cell | undefined {
  const [, letter = '', number = ''] = /^([A-Za-z])\s*(\d{1,2})$/.exec(name.normalize('NFKC').trim()) ?? []
  const cell = { row: Number(number) - 1, column: letter.toUpperCase().charCodeAt(0) - 65 }
  return rows[cell.row]?.[cell.column] === undefined ? undefined : cell
}

export const columnName = (column: number): string => String.fromCharCode(65 + column)
