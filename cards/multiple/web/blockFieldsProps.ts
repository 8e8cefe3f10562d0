import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { Block, MultipleCard } from '../multiple.schema.ts'

/** The props of the fields of a block. */
export interface BlockFieldsProps<Own extends Block = Block> extends CardEditorProps<MultipleCard> {
  readonly block: Own
  readonly index: number
  onBlock(block: Block): void
}
