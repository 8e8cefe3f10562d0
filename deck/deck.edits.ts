import { cardOf, type Card } from '#cards/registry.ts'
import { everyCard, findCard, idsOf, mapCards, outermostOf, type Deck, type Place } from './deck.document.ts'

/** One change of a deck. Ids of new cards come with it, so that the same edit always gives the same deck. */
export type Edit =
  | { readonly kind: 'insert'; readonly cards: readonly Card[]; readonly at: Place }
  | { readonly kind: 'update'; readonly card: Card }
  | { readonly kind: 'move'; readonly ids: readonly number[]; readonly to: Place }
  | { readonly kind: 'duplicate'; readonly ids: readonly number[]; readonly newIds: readonly number[] }
  | {
      readonly kind: 'paste'
      readonly cards: readonly Card[]
      readonly newIds: readonly number[]
      readonly at: Place
    }
  | { readonly kind: 'remove'; readonly ids: readonly number[] }
  /** Puts other cards in the place of one. */
  | { readonly kind: 'replace'; readonly id: number; readonly cards: readonly Card[] }
  /** Puts cards into a new one, which takes the place of the first of them. */
  | { readonly kind: 'wrap'; readonly ids: readonly number[]; readonly holder: Card }

/** The deck after an edit; the given one stays as it was, so that undo is keeping it. */
export function applyEdit(deck: Deck, edit: Edit): Deck {
  switch (edit.kind) {
    case 'insert':
      return insertAt(deck, edit.cards, edit.at)
    case 'update':
      return mapCards(deck, (card) => (card.id === edit.card.id ? edit.card : card))
    case 'move':
      return move(deck, edit.ids, edit.to)
    case 'duplicate':
      return duplicate(deck, edit.ids, edit.newIds)
    case 'paste':
      return insertAt(deck, copyCards(edit.cards, edit.newIds), edit.at)
    case 'remove':
      return mapCards(deck, (card) => (edit.ids.includes(card.id) ? undefined : card))
    case 'replace':
      return replace(deck, edit.id, edit.cards)
    case 'wrap':
      return wrap(deck, edit.ids, edit.holder)
  }
}

/** How many ids a copy of these cards needs: one each, and one for every card inside. */
export const countCards = (cards: Deck): number => everyCard(cards).length

/** The cards under new ids; what they say of each other follows, what they say of others stays. */
export function copyCards(cards: Deck, newIds: readonly number[]): Card[] {
  const ids = new Map(idsOf(cards).map((id, index) => [id, newIds[index] ?? id]))
  return mapCards(cards, (card) => ({
    ...cardOf(card.type).navigating.remap(card, ids),
    id: ids.get(card.id) ?? card.id,
  }))
}

const within = (index: number, length: number) => Math.min(Math.max(0, index), length)

function insertAt(deck: Deck, cards: Deck, { parentId, index }: Place): Deck {
  if (parentId === null) return deck.toSpliced(within(index, deck.length), 0, ...cards)
  return withChildrenOf(deck, parentId, (children) =>
    children.toSpliced(within(index, children.length), 0, ...cards),
  )
}

function withChildrenOf(deck: Deck, parentId: number, change: (children: Deck) => Deck): Deck {
  return mapCards(deck, (card) => {
    const definition = cardOf(card.type)
    return card.id === parentId
      ? definition.nesting.withChildren(card, change(definition.nesting.children(card)))
      : card
  })
}

/** `to.index` counts in the list as it was before the cards were taken out. A card is never put into itself. */
function move(deck: Deck, ids: readonly number[], to: Place): Deck {
  const outer = outermostOf(deck, new Set(ids))
  const inside = new Set(idsOf(outer.map(({ card }) => card)))
  if (to.parentId !== null && inside.has(to.parentId)) return deck
  const before = outer.filter(({ parentId, index }) => parentId === to.parentId && index < to.index).length
  const rest = mapCards(deck, (card) => (ids.includes(card.id) ? undefined : card))
  return insertAt(
    rest,
    outer.map(({ card }) => card),
    { parentId: to.parentId, index: to.index - before },
  )
}

/** The copies stand together after the last of the originals. */
function duplicate(deck: Deck, ids: readonly number[], newIds: readonly number[]): Deck {
  const originals = outermostOf(deck, new Set(ids))
  const last = originals.at(-1)
  if (!last) return deck
  const copies = copyCards(
    originals.map(({ card }) => card),
    newIds,
  )
  return insertAt(deck, copies, { parentId: last.parentId, index: last.index + 1 })
}

function replace(deck: Deck, id: number, cards: Deck): Deck {
  const place = findCard(deck, id)
  if (!place) return deck
  const rest = mapCards(deck, (card) => (card.id === id ? undefined : card))
  return insertAt(rest, cards, place)
}

function wrap(deck: Deck, ids: readonly number[], holder: Card): Deck {
  const outer = outermostOf(deck, new Set(ids))
  const [first] = outer
  if (!first) return deck
  const cards = outer.map(({ card }) => card)
  return move(insertAt(deck, [holder], first), idsOfAll(cards), { parentId: holder.id, index: 0 })
}

const idsOfAll = (cards: Deck): number[] => cards.map(({ id }) => id)
