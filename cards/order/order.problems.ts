import type { OwnProblem } from '#kit/card/content.ts'
import { minItems, type OrderCard } from './order.schema.ts'

/** What stops a card from being put in order. */
export function orderProblems(card: OrderCard): OwnProblem[] {
  const texts = card.items.map(({ text }) => text.trim().toLowerCase())
  return [
    ...(card.question.trim() === '' ? [{ path: 'question', key: 'problems.noQuestion' }] : []),
    ...(card.items.length < minItems
      ? [{ path: 'items', key: 'problems.fewItems', values: { count: minItems } }]
      : []),
    ...card.items.flatMap(({ picture }, index) => {
      const text = texts[index] ?? ''
      const at = { path: `items.${index}.text`, values: { number: index + 1 } }
      if (text === '' && !picture) return [{ ...at, key: 'problems.emptyItem' }]
      // Two that look the same cannot be distinguished, but only one of them would be in its place.
      const isDuplicate = text !== '' && texts.indexOf(text) < index && !picture
      return isDuplicate ? [{ ...at, key: 'problems.twinItem' }] : []
    }),
  ]
}
