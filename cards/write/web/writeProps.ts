import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { Character, WriteCard, WriteResponse, Written } from '../write.schema.ts'

export type WriteProps = CardPlayerProps<WriteCard, WriteResponse, Shown, never>

/** What each way to write a character is given. */
export interface TaskProps {
  readonly card: WriteCard
  readonly character: Character
  onWritten(written: Omit<Written, 'characterId'>): void
}
