import { useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { cellKey, cellsOf } from '../crossword.places.ts'
import type { Place } from '../crossword.schema.ts'
import { ClosedCrossword } from './ClosedCrossword.tsx'
import { ClueField } from './ClueField.tsx'
import { ClueList } from './ClueList.tsx'
import { fieldClass, OpenGrid } from './OpenGrid.tsx'
import type { CrosswordProps } from './playerProps.ts'
import { useEntries } from './useEntries.ts'
import { useWalk } from './useWalk.ts'

/** A crossword: written in its grid, or word by word as a list. */
export function Crossword(props: CrosswordProps) {
  const { card, files, verdict } = props
  const t = useWords(crosswordWords)
  const root = useRef<HTMLDivElement>(null)
  const [isList, setList] = useState(false)
  const entries = useEntries(props)
  const walk = useWalk(card.places)
  const isWritten = (place: Place) => cellsOf(place).every((cell) => entries.letters[cellKey(cell)])
  if (entries.isClosed)
    return <ClosedCrossword card={card} files={files} letters={entries.letters} verdict={verdict} />
  return (
    <div ref={root}>
      <div className="crossword-head">
        <p>{isList ? '' : t('play.how')}</p>
        <button className="player-text-button" onClick={() => setList(!isList)} type="button">
          {t(isList ? 'play.toGrid' : 'play.toList')}
        </button>
      </div>
      {!isList && <OpenGrid card={card} entries={entries} files={files} walk={walk} />}
      <ClueList
        card={card}
        files={files}
        renderClue={(place, clue) =>
          isList ? (
            <ClueField entries={entries} place={place} places={card.places}>
              {clue}
            </ClueField>
          ) : (
            <button
              aria-current={place === walk.place ? 'true' : undefined}
              className={`crossword-clue ${isWritten(place) ? 'is-written' : ''}`}
              onClick={() => {
                walk.goToWord(place)
                root.current?.querySelector<HTMLInputElement>(`.${fieldClass}`)?.focus()
              }}
              type="button"
            >
              {clue}
            </button>
          )
        }
      />
      <p className="crossword-count">
        {t('play.written', { done: card.places.filter(isWritten).length, total: card.places.length })}
      </p>
    </div>
  )
}
