import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxItems, type OrderCard, type OrderItem } from './order.schema.ts'

const itemOf = (text: string): OrderItem => ({ id: newPartId(), text, picture: null })

export const itemEdits = partEdits('items', maxItems)

/** Adds items behind the one at `index`; what is over the limit is left out. */
export const withNewItems = (card: OrderCard, index: number, texts: readonly string[] = ['']): OrderCard =>
  itemEdits.added(card, texts.map(itemOf), index)

/** Several lines pasted into the item at `index`: one item a line, the first in its place. */
export const withPastedLines = (card: OrderCard, index: number, lines: readonly string[]): OrderCard =>
  itemEdits.pasted(card, index, lines, itemOf)
