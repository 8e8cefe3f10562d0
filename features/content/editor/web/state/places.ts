import { cardOf, type Card } from '#cards/index.ts'
import { canContain, findCard, type Deck, type Place } from '#deck/deck.document.ts'
import type { EditorState } from './editorState.ts'

type EditorPlaces = Pick<EditorState, 'history' | 'insideId' | 'activeId'>

/** Where new cards go: at the end of the card that was asked for, else behind the active one, as deep as they fit. */
export function roomFor({ history, insideId, activeId }: EditorPlaces, cards: readonly Card[]): Place {
  const deck = history.present
  const inside = insideId === null ? undefined : findCard(deck, insideId)?.card
  if (inside && canContain(deck, inside.id, cards))
    return { parentId: inside.id, index: cardOf(inside.type).nesting.children(inside).length }
  let active = activeId === null ? undefined : findCard(deck, activeId)
  while (active && active.parentId !== null && !canContain(deck, active.parentId, cards))
    active = findCard(deck, active.parentId)
  return active
    ? { parentId: active.parentId, index: active.index + 1 }
    : { parentId: null, index: deck.length }
}

/** Where a card stood in the deck before, in the deck as it is now: behind the one that it followed, if that is there. */
export function placeAgain(deck: Deck, before: Deck, card: Card): Place {
  const was = findCard(before, card.id)
  const holder = was && was.parentId !== null ? findCard(before, was.parentId)?.card : undefined
  const siblings = holder ? cardOf(holder.type).nesting.children(holder) : before
  const parentId = holder && canContain(deck, holder.id, [card]) ? holder.id : null
  const isSibling = ({ id }: Card) => findCard(deck, id)?.parentId === parentId
  const follows = siblings.slice(0, was?.index ?? 0).findLast(isSibling)
  return { parentId, index: follows ? (findCard(deck, follows.id)?.index ?? -1) + 1 : 0 }
}
