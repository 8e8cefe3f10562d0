import { newPartId } from '#kit/card/card.ts'
import { mostItems, type ChecklistCard, type ChecklistItem } from './checklist.schema.ts'

const itemOf = (text: string): ChecklistItem => ({ id: newPartId(), text, required: true, evidence: 'none' })

/** Puts an empty item behind the one at `index`. */
export const withNewItem = (card: ChecklistCard, index: number): ChecklistCard =>
  card.items.length >= mostItems ? card : { ...card, items: card.items.toSpliced(index + 1, 0, itemOf('')) }

/** Several lines pasted into the item at `index`: the first stays in it, each further one is an item of its own. */
export function withPastedLines(card: ChecklistCard, index: number, lines: readonly string[]): ChecklistCard {
  const [first = '', ...rest] = lines
  const here = card.items[index]
  if (!here) return card
  const added = rest.slice(0, mostItems - card.items.length).map(itemOf)
  return { ...card, items: card.items.toSpliced(index, 1, { ...here, text: here.text + first }, ...added) }
}

/** The lines of a list as it is copied from elsewhere, without its bullets, boxes and numbers. */
export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) =>
      line.replace(/^\s*(?:[-*•·▪◦☐☑✓✔]|\[[ xX]?\]|\d{1,3}[.)、])\s*(?:\[[ xX]?\]\s*)?/u, '').trim(),
    )
    .filter((line) => line !== '')

export const withItem = (card: ChecklistCard, id: string, change: Partial<ChecklistItem>): ChecklistCard => ({
  ...card,
  items: card.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})

export const withoutItem = (card: ChecklistCard, id: string): ChecklistCard => ({
  ...card,
  items: card.items.filter((item) => item.id !== id),
})

export function withMovedItem(card: ChecklistCard, from: number, to: number): ChecklistCard {
  const moved = card.items[from]
  if (!moved || to < 0 || to >= card.items.length) return card
  return { ...card, items: card.items.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
