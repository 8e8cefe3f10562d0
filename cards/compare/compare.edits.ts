import type { CompareCard } from './compare.schema.ts'

/** The pictures in each other's place, each with its label. */
export const withPicturesSwapped = (card: CompareCard): CompareCard => ({
  ...card,
  before: card.after,
  beforeLabel: card.afterLabel,
  after: card.before,
  afterLabel: card.beforeLabel,
})
