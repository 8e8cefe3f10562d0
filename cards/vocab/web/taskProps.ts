import type { Voice } from '#kit/audio/web/useVoice.ts'
import type { Term, VocabCard } from '../vocab.schema.ts'

/** The props of every task. */
export interface TaskProps {
  readonly card: VocabCard
  readonly files: Readonly<Record<number, string>>
  readonly voice: Voice
  /** Whether the term can be heard, here and now. */
  readonly canHear: boolean
  /** The learner cannot listen now. */
  onQuiet(): void
}

/** A meaning in words: of a picture alone, what it shows. */
export const meaningOf = ({ meaning, picture }: Term): string => meaning || picture?.alt || ''
