import { cellsOf } from '../crossword.places.ts'
import { isReadAs, lettersOn } from '../crossword.read.ts'
import type { CrosswordCard, CrosswordSolution, Line } from '../crossword.schema.ts'
import { squareStyle } from './squareStyle.ts'
import { SearchLines, type DrawnLine } from './SearchLines.tsx'

interface Props {
  readonly card: CrosswordCard
  readonly lines: readonly Line[]
  readonly solution: CrosswordSolution | undefined
}

/** A word search that was answered: lines that were right or wrong, and where the other words are. The list of words says it too. */
export function ClosedSearch({ card: { rows, ignoreDiacritics }, lines, solution }: Props) {
  const words = solution?.words ?? []
  const reads = (line: Line, letters: readonly string[]) =>
    isReadAs(lettersOn(rows, line), letters, ignoreDiacritics)
  const drawn = lines.map((line): DrawnLine => {
    if (!solution) return line
    return { ...line, className: words.some(({ letters }) => reads(line, letters)) ? 'is-right' : 'is-wrong' }
  })
  const missed = words
    .filter(({ letters }) => !lines.some((line) => reads(line, letters)))
    .flatMap((place): DrawnLine[] => {
      const cells = cellsOf(place)
      const [from, to] = [cells[0], cells.at(-1)]
      return from && to ? [{ from, to, className: 'is-missed' }] : []
    })
  return (
    <div aria-hidden="true" className="search-grid" style={squareStyle(rows.length)}>
      <SearchLines columns={rows.length} lines={[...missed, ...drawn]} rows={rows.length} />
      {rows.flatMap((row, number) =>
        row.map((letter, column) => <span key={`${number}.${column}`}>{letter}</span>),
      )}
    </div>
  )
}
