import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import type { FlipCard, Pair } from '../flip.schema.ts'

/** What a pair may have beside its two texts. */
export type Extra = 'frontPicture' | 'backPicture' | 'frontAudio' | 'backAudio' | 'tip' | 'accepted'

export interface PairProps extends CardEditorProps<FlipCard> {
  readonly pair: Pair
  readonly index: number
  readonly row: SortableRow
  readonly disabled: boolean
  /** The pair is written: on to the next one. */
  onDone(): void
}
