import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { emptyRichText } from '#kit/richText/richText.ts'
import { maxBlocks, type Block, type BlockKind, type MultipleCard } from './multiple.schema.ts'

export const blockEdits = partEdits('blocks', maxBlocks)

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

export const withNewBlock = (card: MultipleCard, kind: BlockKind): MultipleCard =>
  blockEdits.added(card, [newBlock(kind)])

/** The block with the same id gives way to this one. */
export const withBlock = (card: MultipleCard, block: Block): MultipleCard =>
  blockEdits.changed(card, block.id, block)
