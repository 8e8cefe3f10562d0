import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { MarkWordsCard, MarkWordsResponse, MarkWordsSolution } from '../markWords.schema.ts'

export type MarkWordsProps = CardPlayerProps<MarkWordsCard, MarkWordsResponse, Shown, MarkWordsSolution>
