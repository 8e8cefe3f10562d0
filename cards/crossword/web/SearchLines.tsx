import type { Line } from '../crossword.schema.ts'

export interface DrawnLine extends Line {
  readonly className?: string
}

interface Props {
  readonly lines: readonly DrawnLine[]
  readonly columns: number
  readonly rows: number
}

/** Lines over the letters of a word search. */
export function SearchLines({ lines, columns, rows }: Props) {
  return (
    <svg aria-hidden="true" className="search-lines" viewBox={`0 0 ${columns} ${rows}`}>
      {lines.map(({ from, to, className = '' }) => {
        const ends = {
          ...{ x1: from.column + 0.5, x2: to.column + 0.5 },
          ...{ y1: from.row + 0.5, y2: to.row + 0.5 },
        }
        return (
          <g className={className} key={`${from.row}.${from.column}-${to.row}.${to.column}${className}`}>
            <line {...ends} />
            {className === 'is-missed' && <line {...ends} className="search-lines-inside" />}
          </g>
        )
      })}
    </svg>
  )
}
