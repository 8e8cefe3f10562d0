import type { Problem } from '#kit/card/cardDefinition.ts'
import type { KnownFile } from '#kit/card/web/cardFace.ts'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import type { Term, VocabCard } from '../vocab.schema.ts'

/** What a row of the form is given: only what it shows, so that it is not drawn again for other rows. */
export interface TermProps {
  readonly term: Term
  readonly index: number
  readonly isLast: boolean
  readonly language: string
  readonly files: Readonly<Record<number, KnownFile>>
  readonly row: SortableRow
  readonly disabled: boolean
  readonly problem: Problem | undefined
  readonly pictureProblem: Problem | undefined
  edit(change: (card: VocabCard) => VocabCard): void
  onFile(fileId: number, file: KnownFile): void
  onEnter(field: number): void
  /** Several rows were pasted. */
  onRows(text: string): void
}
