import { newPartId } from '#kit/card/card.ts'
import { mostItems, type OrderCard, type OrderItem } from './order.schema.ts'

const emptyItem = (text = ''): OrderItem => ({ id: newPartId(), text, picture: null })

export const withItem = (card: OrderCard, id: string, change: Partial<OrderItem>): OrderCard => ({
  ...card,
  items: card.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})

/** Adds items behind the one at `index`; what is over the limit is left out. */
export const withNewItems = (card: OrderCard, index: number, texts: readonly string[] = ['']): OrderCard => ({
  ...card,
  items: card.items.toSpliced(index + 1, 0, ...texts.map(emptyItem).slice(0, mostItems - card.items.length)),
})

export const withoutItem = (card: OrderCard, id: string): OrderCard => ({
  ...card,
  items: card.items.filter((item) => item.id !== id),
})

/** Moves an id of a list by one place or to another one; out of the list there is none. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

export const withMovedItem = (card: OrderCard, from: number, to: number): OrderCard => ({
  ...card,
  items: [...moved(card.items, from, to)],
})

/** Several lines pasted into the item at `index`: one item a line, the first in its place. */
export function withPastedLines(card: OrderCard, index: number, lines: readonly string[]): OrderCard {
  const [first, ...others] = lines
  const item = card.items[index]
  if (first === undefined || !item) return card
  return withNewItems(withItem(card, item.id, { text: item.text + first }), index, others)
}
