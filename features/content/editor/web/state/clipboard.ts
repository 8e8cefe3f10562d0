import { z } from 'zod'
import { readCard, type Card } from '#cards/index.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import type { CardFiles } from './editorState.ts'

const mark = 'lectern-cards'
export const maxCards = 300
/** Only what this server serves: a clipboard may come from anywhere. */
const address = z.string().regex(/^\/[^/\\]/)
const file = z.object({
  url: address,
  // Empty of what is no picture.
  thumbUrl: address.or(z.literal('')).optional(),
  name: z.string().optional(),
  mime: z.string().optional(),
  size: z.number().optional(),
  durationMs: z.number().nullish(),
})
const copied = z.object({
  format: z.literal(mark),
  cards: z.array(z.unknown()).min(1).max(maxCards),
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

/** Whether a text says that it holds cards. */
export const looksLikeCards = (text: string): boolean => text.startsWith(`{"format":"${mark}"`)

/** The cards in a text from the clipboard; undefined when it holds none that can be read. */
export function readCards(text: string): CopiedCards | undefined {
  if (!looksLikeCards(text)) return undefined
  try {
    const { cards, files } = copied.parse(JSON.parse(text))
    return { cards: cards.map(readCard), files: numbered(files) }
  } catch {
    return undefined
  }
}

/** What the server sent of a file goes along: the form of a recording shows its name and length. */
const numbered = (files: Readonly<Record<string, z.output<typeof file>>>): CardFiles =>
  Object.fromEntries(
    Object.entries(files).map(([id, { thumbUrl, ...shown }]) => [
      Number(id),
      { ...shown, ...(thumbUrl !== undefined && { thumbUrl }) },
    ]),
  )
