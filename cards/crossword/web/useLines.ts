import { useState } from 'react'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import * as z from 'zod/mini'
import { lettersOf } from '../crossword.letters.ts'
import { isSameCell } from '../crossword.places.ts'
import { isReadAs, lettersOn } from '../crossword.read.ts'
import { responseSchema, type Line } from '../crossword.schema.ts'
import type { CrosswordProps } from './playerProps.ts'

/** What became of a line: it is no word that is listed, it is there already, or there are as many as words. */
type Marked = 'marked' | 'notThere' | 'twice' | 'full'

export interface Lines {
  readonly lines: readonly Line[]
  readonly isClosed: boolean
  /** What a line reads: a word of the card where it is one. */
  wordOn(line: Line): string
  mark(line: Line): Marked
  remove(line: Line): void
}

const isSameLine = (one: Line, other: Line): boolean =>
  (isSameCell(one.from, other.from) && isSameCell(one.to, other.to)) ||
  (isSameCell(one.from, other.to) && isSameCell(one.to, other.from))

/** The lines that were drawn over a word search. Where the words are listed, no other line stays. */
export function useLines(props: CrosswordProps): Lines {
  const { card, response, verdict, isSending, services, respond } = props
  const isClosed = verdict !== undefined || isSending
  const [scored, setScored] = useState(() => JSON.stringify(response?.lines ?? []))
  if (verdict && response && JSON.stringify(response.lines) !== scored)
    setScored(JSON.stringify(response.lines))
  const send = (now: Line[]) => respond(now.length > 0 ? { entries: [], lines: now } : undefined)
  const { draft, setDraft } = useRecoveryDraft<{ lines: Line[] }>({
    key: services.draftKey,
    first: { lines: response?.lines ?? [] },
    read: ({ lines: left }) => {
      const { data } = z.safeParse(responseSchema, { entries: [], lines: left })
      return data && { lines: data.lines }
    },
    isWritten: ({ lines: now }) => now.length > 0 && JSON.stringify(now) !== scored,
    isPaused: isClosed,
    onRestore: ({ lines: left }) => send(left),
  })
  const lines = isClosed ? (response?.lines ?? draft.lines) : draft.lines
  const words = verdict?.solution?.words ?? card.words
  const wordOf = (line: Line) =>
    words.find(({ text }) => isReadAs(lettersOn(card.rows, line), lettersOf(text), card.ignoreDiacritics))

  function change(now: Line[]): void {
    setDraft({ lines: now })
    send(now)
  }

  return {
    lines,
    isClosed,
    wordOn: (line) => wordOf(line)?.text ?? lettersOn(card.rows, line).join(''),
    mark(line) {
      const word = wordOf(line)
      if (card.showWords && !word) return 'notThere'
      const isThere = (other: Line) => isSameLine(line, other) || (word && wordOf(other) === word)
      if (lines.some(isThere)) return 'twice'
      if (lines.length >= card.words.length) return 'full'
      change([...lines, line])
      return 'marked'
    },
    remove: (line) => change(lines.filter((each) => !isSameLine(each, line))),
  }
}
