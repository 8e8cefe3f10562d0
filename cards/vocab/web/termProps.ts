import type { StoredFile } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import type { Term } from '../vocab.schema.ts'

/** The props of a row of the form: only what it shows, so that it is not drawn again for other rows. */
export interface TermProps {
  readonly row: FormPart<Term>
  readonly language: string
  readonly files: Readonly<Record<number, StoredFile>>
  onFile(fileId: number, file: StoredFile): void
  /** Several rows were pasted. */
  onRows(text: string): void
}
