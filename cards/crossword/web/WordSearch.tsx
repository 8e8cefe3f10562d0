import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { crosswordWords } from '../crossword.card.ts'
import type { Line } from '../crossword.schema.ts'
import { ClosedSearch } from './ClosedSearch.tsx'
import type { CrosswordProps } from './playerProps.ts'
import { SearchGrid } from './SearchGrid.tsx'
import { SearchTable } from './SearchTable.tsx'
import { SearchWords } from './SearchWords.tsx'
import { useLines } from './useLines.ts'

/** Words hidden among letters: dragged over, chosen by keys, or named by where they begin and end. */
export function WordSearch(props: CrosswordProps) {
  const { card, files, verdict } = props
  const t = useWords(crosswordWords)
  const [isList, setList] = useState(false)
  const [said, setSaid] = useState('')
  const { lines, isClosed, wordOn, mark, remove } = useLines(props)

  function draw(line: Line): void {
    const word = wordOn(line)
    const became = mark(line)
    if (became === 'marked') setSaid(t('play.marked', { word }))
    if (became === 'notThere') setSaid(t('play.notThere', { word }))
    if (became === 'full') setSaid(t('play.full'))
  }

  const isFound = (text: string) => lines.some((line) => wordOn(line) === text)
  return (
    <>
      {!isClosed && (
        <div className="crossword-head">
          <p>{isList ? '' : t('play.howSearch')}</p>
          <button className="player-text-button" onClick={() => setList(!isList)} type="button">
            {t(isList ? 'play.toGrid' : 'play.toList')}
          </button>
        </div>
      )}
      {isClosed ? (
        <ClosedSearch card={card} lines={lines} solution={verdict?.solution ?? undefined} />
      ) : isList ? (
        <SearchTable card={card} onLine={draw} onRefuse={setSaid} />
      ) : (
        <SearchGrid
          card={card}
          lines={lines}
          onBegin={({ row, column }) =>
            setSaid(
              t('play.begun', { letter: card.rows[row]?.[column] ?? '', row: row + 1, column: column + 1 }),
            )
          }
          onLine={draw}
        />
      )}
      <p className="search-said" role="status">
        {isClosed ? '' : said}
      </p>
      {!isClosed && (
        <p className="crossword-count">
          {t('play.progress', { found: lines.length, total: card.words.length })}
        </p>
      )}
      {!card.showWords && !isClosed && lines.length > 0 && (
        <ul className="search-marked">
          {lines.map((line) => (
            <li key={JSON.stringify(line)}>
              <span>{wordOn(line)}</span>
              <button
                aria-label={t('play.remove', { word: wordOn(line) })}
                onClick={() => remove(line)}
                type="button"
              >
                <LineIcon path={crossPath} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchWords
        card={card}
        files={files}
        isClosed={Boolean(verdict?.solution)}
        isFound={isFound}
        solution={verdict?.solution ?? undefined}
      />
    </>
  )
}
