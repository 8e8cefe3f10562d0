import { useState, type KeyboardEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { cellsBetween } from '../crossword.places.ts'
import { columnName, namedCell } from '../crossword.read.ts'
import type { CrosswordCard, Line } from '../crossword.schema.ts'

interface Props {
  readonly card: CrosswordCard
  onLine(line: Line): void
  onRefuse(words: string): void
}

/** The letters as a table, and two fields that say where a word begins and ends. */
export function SearchTable({ card: { rows }, onLine, onRefuse }: Props) {
  const t = useWords(crosswordWords)
  const [ends, setEnds] = useState({ from: '', to: '' })

  function mark(): void {
    const from = namedCell(ends.from, rows)
    const to = namedCell(ends.to, rows)
    if (!from || !to || cellsBetween({ from, to }).length < 2) return onRefuse(t('play.notStraight'))
    onLine({ from, to })
    setEnds({ from: '', to: '' })
  }

  /** Enter marks the word; it would confirm the whole card. */
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    mark()
  }

  return (
    <>
      <div className="crossword-scroll">
        <table className="search-table">
          <thead>
            <tr>
              <th aria-hidden="true">·</th>
              {(rows[0] ?? []).map((_letter, column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              <tr key={number}>
                <th scope="row">{number + 1}</th>
                {row.map((letter, column) => (
                  <td key={column}>{letter}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="search-ends">
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            <span>{t(`play.${name}`)}</span>
            <input
              autoCapitalize="characters"
              autoComplete="off"
              className="card-box card-input"
              onKeyDown={onKey}
              onChange={(event) => setEnds({ ...ends, [name]: event.target.value })}
              type="text"
              value={ends[name]}
            />
          </label>
        ))}
        <button className="search-mark" onClick={mark} type="button">
          {t('play.mark')}
        </button>
      </div>
    </>
  )
}
