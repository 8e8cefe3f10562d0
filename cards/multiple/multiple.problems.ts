import type { OwnProblem } from '#kit/card/content.ts'
import { isEmptyRichText } from '#kit/richText/richText.ts'
import type { Block, MultipleCard } from './multiple.schema.ts'

/** What stops the blocks from being shown. */
export function multipleProblems(card: MultipleCard): OwnProblem[] {
  if (card.blocks.length === 0) return [{ path: 'blocks', key: 'problems.noBlock' }]
  return card.blocks.flatMap((block, index) => {
    const found = emptiness(block)
    if (!found) return []
    return [{ path: `blocks.${index}.${found.field}`, key: found.key, values: { number: index + 1 } }]
  })
}

function emptiness(block: Block): { readonly field: string; readonly key: string } | undefined {
  switch (block.kind) {
    case 'text':
      return isEmptyRichText(block.body) ? { field: 'body', key: 'problems.emptyText' } : undefined
    case 'image':
      return block.media ? undefined : { field: 'media', key: 'problems.noPicture' }
    case 'video':
      return block.fileId === null ? { field: 'fileId', key: 'problems.noVideo' } : undefined
    case 'audio':
      return block.fileId === null ? { field: 'fileId', key: 'problems.noAudio' } : undefined
  }
}
