import * as z from 'zod/mini'
import type { Problem } from '#kit/card/content.ts'
import { problemsOf } from '#kit/contract/problem.ts'
import { cardOf, type Card } from '#cards/registry.ts'

export interface CardRefusal extends Problem {
  readonly cardId: number
}

const cached = new WeakMap<Card, readonly CardRefusal[]>()

/**
 * What the schema of a card's own type refuses, in the server's words: a text over its limit, a number that was emptied. Such
 * a card can be typed but not saved. Cards inside it are parsed by themselves. A card is never changed but replaced, so each is
 * parsed once.
 */
export function refusalsOf(card: Card): readonly CardRefusal[] {
  const found = cached.get(card)
  if (found) return found
  const { error } = z.safeParse(cardOf(card.type).schema, card, { reportInput: true })
  const refusals = Object.entries(problemsOf(error?.issues ?? [])).map(([path, problem]) => ({
    ...problem,
    cardId: card.id,
    path,
  }))
  cached.set(card, refusals)
  return refusals
}
