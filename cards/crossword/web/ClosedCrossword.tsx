import type { Verdict } from '#kit/card/verdict.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { plainLetter } from '../crossword.letters.ts'
import { cellKey, cellsOf } from '../crossword.places.ts'
import type { CrosswordCard, CrosswordSolution, Place } from '../crossword.schema.ts'
import { CellGrid } from './CellGrid.tsx'
import { ClueList } from './ClueList.tsx'
import type { Letters } from './useEntries.ts'

interface Props {
  readonly card: CrosswordCard
  readonly files: Readonly<Record<number, string>>
  readonly letters: Letters
  readonly verdict: Verdict<CrosswordSolution> | undefined
}

/** A crossword that was answered: with the solution each cell shows what is right, and each clue what was written. */
export function ClosedCrossword({ card, files, letters, verdict }: Props) {
  const t = useWords(crosswordWords)
  const solution = verdict?.solution?.words ?? []
  const right: Letters = Object.fromEntries(
    solution.flatMap((word) =>
      cellsOf(word).map((cell, index) => [cellKey(cell), word.letters[index] ?? ''] as const),
    ),
  )
  const isAllRight = verdict?.outcome === 'correct'
  const plain = (letter: string) => plainLetter(letter, card.ignoreDiacritics)
  const isRight = (key: string): boolean | undefined => {
    if (right[key] === undefined) return isAllRight ? true : undefined
    return plain(right[key]) === plain(letters[key] ?? '')
  }

  function wordState(place: Place) {
    const states = cellsOf(place).map((cell) => isRight(cellKey(cell)))
    if (states.includes(undefined)) return undefined
    return states.every(Boolean) ? 'right' : 'wrong'
  }

  const textOf = (place: Place) => solution.find(({ wordId }) => wordId === place.wordId)?.text
  return (
    <>
      <CellGrid
        look={(cell) => {
          const key = cellKey(cell)
          const state = isRight(key)
          return {
            letter: state === false ? (right[key] ?? '') : (letters[key] ?? ''),
            className: state === undefined ? '' : state ? 'is-right' : 'is-wrong',
          }
        }}
        places={card.places}
      />
      <ClueList
        card={card}
        files={files}
        renderClue={(place, clue) => {
          const state = wordState(place)
          const written = cellsOf(place)
            .map((cell) => letters[cellKey(cell)] || '_')
            .join('')
          return (
            <div className="crossword-clue is-closed">
              {clue}
              <p>
                <span className={`crossword-written ${state ? `is-${state}` : ''}`}>
                  {written} {state && <span className="visually-hidden">({t(`play.${state}`)})</span>}
                </span>
                {state === 'wrong' && (
                  <span>
                    {t('play.solution')} <b>{textOf(place)}</b>
                  </span>
                )}
              </p>
            </div>
          )
        }}
      />
    </>
  )
}
