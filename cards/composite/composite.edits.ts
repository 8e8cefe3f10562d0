import { maxChildren } from '#kit/card/nesting.ts'
import type { CompositeCard } from './composite.schema.ts'

/** Another order; what is drawn is at first about half of what there is. */
export function withOrder(card: CompositeCard, order: CompositeCard['order']): CompositeCard {
  if (order !== 'drawn' || card.order === 'drawn') return { ...card, order }
  return { ...card, order, draw: Math.max(1, Math.ceil(card.cards.length / 2)) }
}

/** How many are drawn; an emptied field is one card. */
export const withDraw = (card: CompositeCard, draw: number | null): CompositeCard => ({
  ...card,
  draw: Math.min(Math.max(1, draw ?? 1), maxChildren),
})
