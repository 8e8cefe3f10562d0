import { differingPaths, isObject } from '#kit/value/sameJson.ts'
import type { Card } from '#cards/index.ts'

const deepest = 12
/** What belongs to the card itself: its number, those of cards inside, which have their order, and what is known of its files alone. */
const unequalled = new Set(['schemaVersion', 'durationMs', 'cardId'])

/**
 * Dotted paths at which a card that came back differs from the one that went out. Parts are known by their places in place of
 * their ids, and numbers are as exact as the reader of boards is, to a thousandth.
 */
export const lossesBetween = (out: Card, back: Card): string[] =>
  differingPaths(comparable(out), comparable(back), deepest)

/** A card as it can be compared with another one that says the same. */
export function comparable(card: Card): unknown {
  const { id: _, ...rest } = card
  return plain(rest, '', rest)
}

function plain(value: unknown, name: string, card: object): unknown {
  if (typeof value === 'number') return Math.round(value * 1000) / 1000
  if (Array.isArray(value)) return places(value, name, card) ?? value.map((item) => plain(item, name, card))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inside]) => !unequalled.has(key) && !(key === 'id' && typeof inside === 'string'))
      .map(([key, inside]) => [key, plain(inside, key, card)]),
  )
}

/** References such as `zoneIds` as places in the list `zones` of the card; undefined of any other list. */
function places(ids: readonly unknown[], name: string, card: object): number[] | undefined {
  const [, of] = /^(\w+)Ids$/.exec(name) ?? []
  const parts: unknown = of === undefined ? undefined : Reflect.get(card, `${of}s`)
  if (!Array.isArray(parts)) return undefined
  return ids.map((id) => parts.findIndex((part) => isObject(part) && part['id'] === id))
}
