import { z } from 'zod'
import { readCard, type Card } from '#cards/index.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import type { CardFiles } from './editorState.ts'

const mark = 'lectern-cards'
const file = z.object({ url: z.string(), thumbUrl: z.string().optional() })
const copied = z.object({
  format: z.literal(mark),
  cards: z.array(z.unknown()),
  files: z.record(z.string(), file),
})

export interface CopiedCards {
  readonly cards: readonly Card[]
  /** Addresses of the files in them, so that pictures show where they are pasted. */
  readonly files: CardFiles
}

/** Cards as text, for the clipboard: they can be pasted into another activity, in this tab or in another one. */
export function writeCards(cards: readonly Card[], files: CardFiles): string {
  const own = fileIdsOf(cards).flatMap((id) => (files[id] ? [[id, files[id]] as const] : []))
  return JSON.stringify({ format: mark, cards, files: Object.fromEntries(own) })
}

/** The cards in a text from the clipboard; undefined when it holds none. */
export function readCards(text: string): CopiedCards | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const { cards, files } = copied.parse(JSON.parse(text))
    return { cards: cards.map(readCard), files: Object.fromEntries(Object.entries(files).map(withId)) }
  } catch {
    return undefined
  }
}

const withId = ([id, { url, thumbUrl }]: [string, z.output<typeof file>]) =>
  [Number(id), { url, ...(thumbUrl !== undefined && { thumbUrl }) }] as const
