import { cardOf, type Card } from '#cards/registry.ts'
import type { Deck } from './deck.document.ts'

/** A stop of navigation: a card, or the result page behind the cards that one holds. */
export interface Stop {
  readonly card: Card
  readonly at: 'card' | 'result'
  /** What it is in, outermost first: cards that hold it and cards that head its group. */
  readonly under: readonly Card[]
  /** It is played on the page of the card that holds it, and is no place of its own. */
  readonly isInside?: boolean
}

/** All stops of an arranged deck in its own order. */
export function stopsOf(deck: Deck, under: readonly Card[] = []): Stop[] {
  let head: Card | undefined
  return deck.flatMap((card) => {
    const { opensGroup, isHolder } = cardOf(card.type).nesting
    if (opensGroup) head = card
    const over = head && head !== card ? [...under, head] : under
    return isHolder ? framed(card, over) : [{ card, at: 'card' as const, under: over }]
  })
}

/** Whether a player has anything to show: not of an empty deck, nor of composites without cards and without pages. */
export const hasStops = (deck: Deck): boolean => stopsOf(deck).length > 0

function framed(card: Card, under: readonly Card[]): Stop[] {
  const { children, frames, playsInside } = cardOf(card.type).nesting
  const { opens, closes } = frames(card)
  const inside = children(card)
  const stops = stopsOf(inside, [...under, card])
  return [
    ...(opens ? [{ card, at: 'card' as const, under }] : []),
    ...(playsInside ? stops.map((stop) => ({ ...stop, isInside: true })) : stops),
    ...(closes && inside.length > 0 ? [{ card, at: 'result' as const, under }] : []),
  ]
}

/** The cards inside a composite, or in the group of a section. */
export const cardsIn = (stops: readonly Stop[], id: number): Card[] =>
  stops.flatMap(({ card, at, under }) =>
    at === 'card' && under.some((over) => over.id === id) ? [card] : [],
  )

/** For each card that holds or heads others, the stops of those: what `cardsIn` finds one by one, found in one go. */
export function stopsWithin(stops: readonly Stop[]): ReadonlyMap<number, readonly Stop[]> {
  const within = new Map<number, Stop[]>()
  for (const stop of stops)
    for (const { id } of stop.at === 'card' ? stop.under : []) {
      const found = within.get(id)
      if (found) found.push(stop)
      else within.set(id, [stop])
    }
  return within
}
