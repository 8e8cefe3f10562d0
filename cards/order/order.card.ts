import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { isOrderOf, mixedUp, scoreOrder } from '#kit/card/ordering.ts'
import { paperText } from '#kit/card/paper.ts'
import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { orderGuide } from './order.guide.ts'
import { orderProblems } from './order.problems.ts'
import { orderSchema, responseSchema, type OrderCard, type OrderSolution } from './order.schema.ts'
import type { en } from './words/en.ts'

export const orderWords = namespace<typeof en>('card-order')

/** Items to be put in order. Their ids are random, so that they reveal nothing of it. */
export const order = defineCard({
  type: 'order',
  schema: orderSchema,
  fresh: { points: 1, items: [{}, {}, {}] },
  sample: async () => (await import('./order.sample.ts')).orderSample,
  content: {
    guide: orderGuide,
    problems: orderProblems,
    phrases,
    unspoken: ['items'],
    pictures: (card) =>
      card.items.flatMap(({ picture }, index) => pictureAt(`items.${index}.picture`, picture)),
    redact: (card, seed) => ({
      ...card,
      explanation: '',
      items: [...mixedUp(card.items, seedOfCard(seed, card.id))],
    }),
    paper: (card) => [...paperText(card.question), { kind: 'order', items: card.items }],
  },
  answering: {
    responseSchema,
    accepts: (card, { itemIds }) => isOrderOf(card.items, itemIds),
    score: (card, { itemIds }) => scoreOrder(card.items, itemIds, card.scoring),
    solution: (card): OrderSolution => ({
      itemIds: card.items.map(({ id }) => id),
      explanation: card.explanation,
    }),
    rightTexts: ({ items }) => [items.map(({ text, picture }) => text || (picture?.alt ?? '')).join('\n')],
    answerText: (card, { itemIds }) =>
      itemIds
        .flatMap((id) => card.items.find((item) => item.id === id)?.text ?? [])
        .map((text, index) => `${index + 1}. ${text}`)
        .join('\n'),
    // How many put each item into its right place.
    summary: (card, attempts) =>
      card.items.map(({ id, text }, place) => ({
        id,
        label: text,
        isRight: true,
        count: attempts.filter(({ response }) => response.itemIds[place] === id).length,
      })),
  },
})

function phrases(card: OrderCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    ...card.items.flatMap(({ text, picture }, index) => [
      { path: `items.${index}.text`, text },
      ...picturePhrases(`items.${index}.picture`, picture),
    ]),
    { path: 'explanation', text: card.explanation },
  ]
}
