import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lettersOf } from '../crossword.letters.ts'
import { cellKey, cellsOf } from '../crossword.places.ts'
import type { Place } from '../crossword.schema.ts'
import type { Entries } from './useEntries.ts'

interface Props {
  readonly place: Place
  readonly places: readonly Place[]
  readonly entries: Entries
  /** Names the field. */
  readonly children: ReactNode
}

const blank = '_'

/** Enter leads to the next clue; behind the last one it confirms, like the button. */
function toNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const all = [...(event.currentTarget.closest('.crossword-clues')?.querySelectorAll('input') ?? [])]
  const next = all[all.indexOf(event.currentTarget) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A word of a crossword as a plain field: what others have in common with it stands there, `_` is a cell that is empty. */
export function ClueField({ place, places, entries, children }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const cells = cellsOf(place)
  const { letters, write } = entries
  const isShared = (key: string) =>
    places.some((other) => other !== place && cellsOf(other).some((cell) => cellKey(cell) === key))
  const shown = cells
    .map((cell) => letters[cellKey(cell)] || blank)
    .join('')
    .replace(/_+$/, '')

  function put(text: string): void {
    setTyped(text)
    const marks = [...new Intl.Segmenter().segment(text)].flatMap(({ segment }) =>
      /^[_\s·]$/.test(segment) ? [''] : lettersOf(segment),
    )
    const change = cells.flatMap((cell, index) => {
      const key = cellKey(cell)
      const mark = marks[index]
      // What was not reached may belong to a word that crosses this one.
      return mark === undefined && isShared(key) ? [] : [[key, mark ?? ''] as const]
    })
    write(Object.fromEntries(change))
  }

  return (
    <>
      <label htmlFor={id}>{children}</label>
      <input
        autoCapitalize="off"
        autoComplete="off"
        className="card-box card-input"
        id={id}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => put(event.target.value)}
        onFocus={(event) => {
          setTyped(shown)
          event.target.select()
        }}
        onKeyDown={toNext}
        spellCheck={false}
        type="text"
        value={typed ?? shown}
      />
    </>
  )
}
