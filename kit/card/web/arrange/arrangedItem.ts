import type { Media } from '../../card.ts'

/** What is put into its place, as the learner sees it. */
export interface ArrangedItem {
  readonly id: string
  readonly text: string
  readonly picture: Media | null
  /** As it is spoken of. */
  readonly name: string
  /** Above its text: what comes to light with the answer. */
  readonly mark?: string
}
