import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { cellKey, cellsOf, isSameCell } from '../crossword.places.ts'
import type { Cell, CrosswordCard } from '../crossword.schema.ts'
import { CellGrid } from './CellGrid.tsx'
import { useCellInput } from './useCellInput.ts'
import { useClue } from './useClue.ts'
import type { Entries } from './useEntries.ts'
import type { Walk } from './useWalk.ts'
import { WordBar } from './WordBar.tsx'

interface Props {
  readonly card: CrosswordCard
  readonly files: Readonly<Record<number, string>>
  readonly entries: Entries
  readonly walk: Walk
}

export const fieldClass = 'crossword-field'

/** The grid in which one writes, below the clue of the word that is being written. */
export function OpenGrid({ card, files, entries, walk }: Props) {
  const t = useWords(crosswordWords)
  const clueOf = useClue(card)
  const { ref, ...input } = useCellInput(entries, walk)
  const { here, place } = walk
  const { letters } = entries
  const written = new Set(place ? cellsOf(place).map(cellKey) : [])

  function touch(cell: Cell): void {
    if (isSameCell(cell, here) && document.activeElement === ref.current) walk.turn()
    else walk.goTo(cell)
    ref.current?.focus()
    ref.current?.select()
  }

  const clue = place && clueOf(place)
  const name =
    place &&
    clue &&
    t('play.cell', {
      ...clue,
      place: cellsOf(place).findIndex((cell) => isSameCell(cell, here)) + 1,
      length: place.length,
      letter: letters[cellKey(here)] || t('play.empty'),
    })
  return (
    <>
      <WordBar
        card={card}
        files={files}
        onGo={(by) => {
          walk.step(by, true)
          ref.current?.focus()
        }}
        onTurn={() => {
          walk.turn()
          ref.current?.focus()
        }}
        place={place}
      />
      <CellGrid
        label={t('play.grid')}
        look={(cell) => ({
          letter: letters[cellKey(cell)] ?? '',
          className: isSameCell(cell, here) ? 'is-here' : written.has(cellKey(cell)) ? 'is-word' : '',
        })}
        onTouch={touch}
        places={card.places}
      >
        <input
          aria-label={name}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className={fieldClass}
          defaultValue=""
          enterKeyHint="next"
          ref={ref}
          spellCheck={false}
          style={{ gridRow: here.row + 1, gridColumn: here.column + 1 }}
          {...input}
        />
      </CellGrid>
      <p className="visually-hidden" role="status">
        {name}
      </p>
    </>
  )
}
