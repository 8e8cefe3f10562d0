import { useState } from 'react'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { isObject } from '#kit/value/sameJson.ts'
import { cellKey, cellsOf } from '../crossword.places.ts'
import type { Entry, Place } from '../crossword.schema.ts'
import type { CrosswordProps } from './playerProps.ts'

/** What is written, by the keys of the cells. */
export type Letters = Readonly<Record<string, string>>

export interface Entries {
  readonly letters: Letters
  readonly isClosed: boolean
  /** Writes letters into cells; '' empties one. `from`: over these in place of those that are there now. */
  write(change: Letters, from?: Letters): void
}

function lettersOfEntries(places: readonly Place[], entries: readonly Entry[]): Letters {
  const letters: Record<string, string> = {}
  for (const place of places) {
    const written = entries.find(({ wordId }) => wordId === place.wordId)?.letters ?? []
    for (const [index, cell] of cellsOf(place).entries())
      if (written[index]) letters[cellKey(cell)] = written[index]
  }
  return letters
}

function entriesOf(places: readonly Place[], letters: Letters): Entry[] {
  return places
    .map((place) => ({
      wordId: place.wordId,
      letters: cellsOf(place).map((cell) => letters[cellKey(cell)] ?? ''),
    }))
    .filter((entry) => entry.letters.some((letter) => letter !== ''))
}

function readLetters(left: unknown): { letters: Letters } | undefined {
  if (!isObject(left)) return undefined
  const pairs = Object.entries(left).flatMap(([key, letter]) =>
    typeof letter === 'string' ? [[key, letter] as const] : [],
  )
  return { letters: Object.fromEntries(pairs) }
}

/** The letters of a crossword: they outlive the page, and what was answered stays for whoever tries again. */
export function useEntries(props: CrosswordProps): Entries {
  const { response, verdict, isSending, services, respond } = props
  const { places } = props.card
  const isClosed = verdict !== undefined || isSending
  const answered = response && lettersOfEntries(places, response.entries)
  const [scored, setScored] = useState(() => JSON.stringify(answered ?? {}))
  if (verdict && answered && JSON.stringify(answered) !== scored) setScored(JSON.stringify(answered))
  const send = (letters: Letters) => {
    const entries = entriesOf(places, letters)
    respond(entries.length > 0 ? { entries, lines: [] } : undefined)
  }
  const { draft, setDraft } = useRecoveryDraft<{ letters: Letters }>({
    key: services.draftKey,
    first: { letters: answered ?? {} },
    read: ({ letters: left }) => readLetters(left),
    isWritten: ({ letters: now }) => Object.values(now).some(Boolean) && JSON.stringify(now) !== scored,
    isPaused: isClosed,
    onRestore: ({ letters: left }) => send(left),
  })
  const letters = isClosed ? (answered ?? draft.letters) : draft.letters

  return {
    letters,
    isClosed,
    write(change, from = letters) {
      const next = { ...from, ...change }
      setDraft({ letters: next })
      send(next)
    },
  }
}
