import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import type { FlipCard, Pair } from '../flip.schema.ts'

/** What a pair may have beside its two texts. */
export type Extra = 'frontPicture' | 'backPicture' | 'frontAudio' | 'backAudio' | 'tip' | 'accepted'

export interface PairProps extends CardEditorProps<FlipCard> {
  readonly row: FormPart<Pair>
}
