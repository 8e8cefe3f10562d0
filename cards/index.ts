import * as z from 'zod/mini'
import type { CardBase } from '#kit/card.ts'
import type { CardDefinition } from '#kit/cardDefinition.ts'
import { isObject } from '#kit/sameJson.ts'
import { anyCardOf, newCardOf, type NewCard } from '#kit/cardUnion.ts'
import { namespace } from '#kit/words.ts'
import { choice } from './choice/choice.card.ts'
import { image } from './image/image.card.ts'
import { text } from './text/text.card.ts'
import type { en } from './words/en.ts'

/** Every card type, alphabetically. A new one is its folder, a line here and a line in `web.ts`. */
const cards = { choice, image, text }

export type Card = CardBase
export type CardType = keyof typeof cards

/** The words of what every card has. */
export const cardWords = namespace<typeof en>('card')

export const definitions: Readonly<Record<CardType, CardDefinition>> = cards
export const cardTypes: readonly CardType[] = Object.values(cards).map(({ type }) => type)

export const isCardType = (type: unknown): type is CardType =>
  typeof type === 'string' && Object.hasOwn(cards, type)

/** The definition of a card's type. A card that was parsed has one; anything else is a mistake of ours and throws. */
export function cardOf(type: string): CardDefinition {
  if (!isCardType(type)) throw new Error(`There is no card type ${type}`)
  return definitions[type]
}

/** A card of any type. */
export const cardSchema: z.ZodMiniType<Card> = anyCardOf(Object.values(definitions))

/** A card that may still be without its id, as an import or a client without reserved ids sends it. */
export const newCardSchema: z.ZodMiniType<NewCard> = newCardOf(Object.values(definitions))
export type { NewCard }

/**
 * A stored card in today's schema: old versions are led up step by step. Throws what zod throws when it is none, a type or
 * a version of the future included.
 */
export function readCard(stored: unknown): Card {
  if (!isObject(stored) || !isCardType(stored['type'])) return z.parse(cardSchema, stored)
  const { upgrades, schema, schemaVersion } = definitions[stored['type']]
  const from = typeof stored['schemaVersion'] === 'number' ? stored['schemaVersion'] : schemaVersion
  const upgraded = upgrades
    .slice(Math.max(0, from - 1))
    .reduce((card, upgrade, step) => ({ ...upgrade(card), schemaVersion: from + step + 1 }), stored)
  return z.parse(schema, upgraded)
}
