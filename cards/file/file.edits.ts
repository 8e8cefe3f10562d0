import { newPartId } from '#kit/card/card.ts'
import { nameMax, type FileCard, type Handout } from './file.schema.ts'

interface Uploaded {
  readonly name?: string
  /** In bytes. */
  readonly size?: number
}

const named = ({ name = '' }: Uploaded): string => [...name].slice(0, nameMax).join('')

/** One more file; it takes the licence of the one above, since they mostly come from one hand. */
export const withNewFile = (card: FileCard, fileId: number, uploaded: Uploaded): FileCard => ({
  ...card,
  files: [
    ...card.files,
    {
      id: newPartId(),
      fileId,
      name: named(uploaded),
      size: uploaded.size ?? null,
      licence: card.files.at(-1)?.licence ?? '',
    },
  ],
})

export const withHandout = (card: FileCard, id: string, change: Partial<Handout>): FileCard => ({
  ...card,
  files: card.files.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

export const withoutFile = (card: FileCard, id: string): FileCard => ({
  ...card,
  files: card.files.filter((each) => each.id !== id),
})

export function withMovedFile(card: FileCard, from: number, to: number): FileCard {
  const moved = card.files[from]
  if (!moved) return card
  return { ...card, files: card.files.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
