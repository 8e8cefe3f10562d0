import type { Problem } from '#kit/card/content.ts'
import type { Card } from '#cards/index.ts'
import type { Deck } from '../../deck.document.ts'

/** What the groups of common fields are given. */
export interface CommonProps {
  readonly card: Card
  readonly deck: Deck
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  onChange(card: Card): void
}
