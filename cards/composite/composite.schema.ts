import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf } from '#kit/card/card.ts'
import { childCards, maxChildren } from '#kit/card/nesting.ts'

export const introMax = 1000
export const resultMax = 500
export const orders = ['fixed', 'shuffled', 'drawn'] as const

export const compositeSchema = cardShape('composite', 1, {
  /** Shown on a page before the cards; '': there is no such page. */
  intro: lineOf(introMax),
  cards: childCards,
  order: z._default(z.enum(orders), 'fixed'),
  /** How many cards each learner gets where they are drawn. */
  draw: z._default(z.int().check(z.minimum(1), z.maximum(maxChildren)), 1),
  /** Whether a page behind the cards shows their result. */
  showResult: flagOf(true),
  result: lineOf(resultMax),
})
export type CompositeCard = z.output<typeof compositeSchema>
