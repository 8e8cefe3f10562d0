import type { Card } from '#cards/registry.ts'
import { cardOf } from '#cards/registry.ts'
import { loadDefinitions } from '#cards/web.ts'
import { provideDeckWords } from '../words.ts'

/** Makes known what the cards of a deck are and say, those inside others too, on a page that knows no type beforehand. */
export async function loadDeck(deck: readonly Card[]): Promise<void> {
  const types = await loadTypes(deck)
  await provideDeckWords([...types])
}

async function loadTypes(cards: readonly Card[]): Promise<Set<string>> {
  const types = new Set(cards.map(({ type }) => type))
  await loadDefinitions(types)
  const children = cards.flatMap((card) => cardOf(card.type).nesting.children(card))
  return children.length === 0 ? types : new Set([...types, ...(await loadTypes(children))])
}
