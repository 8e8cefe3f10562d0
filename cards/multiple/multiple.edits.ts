import { newPartId } from '#kit/card/card.ts'
import { emptyRichText } from '#kit/richText/richText.ts'
import type { Block, BlockKind, MultipleCard } from './multiple.schema.ts'

function newBlock(kind: BlockKind): Block {
  const every = { id: newPartId(), required: true }
  switch (kind) {
    case 'text':
      return { ...every, kind, body: emptyRichText }
    case 'image':
      return { ...every, kind, media: null }
    case 'video':
      return { ...every, kind, fileId: null, durationMs: null, captionsFileId: null }
    case 'audio':
      return { ...every, kind, fileId: null, durationMs: null, transcript: '' }
  }
}

export const withNewBlock = (card: MultipleCard, kind: BlockKind): MultipleCard => ({
  ...card,
  blocks: [...card.blocks, newBlock(kind)],
})

/** The block with the same id gives way to this one. */
export const withBlock = (card: MultipleCard, block: Block): MultipleCard => ({
  ...card,
  blocks: card.blocks.map((each) => (each.id === block.id ? block : each)),
})

export const withoutBlock = (card: MultipleCard, id: string): MultipleCard => ({
  ...card,
  blocks: card.blocks.filter((each) => each.id !== id),
})

export function withMovedBlock(card: MultipleCard, from: number, to: number): MultipleCard {
  const moved = card.blocks[from]
  if (!moved) return card
  return { ...card, blocks: card.blocks.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
