import { maxNesting } from '#kit/card/nesting.ts'
import { cardOf, cardTypes, definitions, type Card } from '#cards/index.ts'
import { everyCard, findCard, heightOf, levelOf, type Deck } from './deck.document.ts'
import type { Edit } from './deck.edits.ts'

/** Whether a card is nothing but what holds other cards: they are played one by one, and it has no page that would be lost. */
export function isContainer({ type }: Pick<Card, 'type'>): boolean {
  const { isHolder, playsInside } = cardOf(type).nesting
  return isHolder && !playsInside
}

/** The first type that holds any cards. */
const holderType = cardTypes.find((type) => definitions[type].nesting.isHolder)

/** Whether these cards can be put into one: they are in one list, and none is then too deep. */
export function canWrap(deck: Deck, ids: readonly number[]): boolean {
  const placed = ids.flatMap((id) => findCard(deck, id) ?? [])
  const [first] = placed
  return (
    first !== undefined &&
    placed.every(
      ({ card, parentId }) =>
        parentId === first.parentId && levelOf(deck, card.id) + heightOf(card) <= maxNesting,
    )
  )
}

/** D4: the edit that puts cards into a new one, `newId`; a single card gives it its title. undefined: they cannot be put there. */
export function toComposite(deck: Deck, ids: readonly number[], newId: number): Edit | undefined {
  if (holderType === undefined || !canWrap(deck, ids)) return undefined
  const [only] = ids.length === 1 ? ids.map((id) => findCard(deck, id)?.card) : []
  const holder = { ...definitions[holderType].createEmpty(newId), title: only?.title ?? '' }
  return { kind: 'wrap', ids, holder }
}

export interface ToRegular {
  readonly edit: Edit
  /** The card that takes its place; undefined: nothing was inside. */
  readonly replacement: Card | undefined
  /** The cards that go, those inside others too. */
  readonly lost: readonly Card[]
}

/** D4: a card that holds others becomes regular by keeping its first one. undefined: it holds none. */
export function toRegular(deck: Deck, id: number): ToRegular | undefined {
  const card = findCard(deck, id)?.card
  if (!card || !isContainer(card)) return undefined
  const [replacement, ...others] = cardOf(card.type).nesting.children(card)
  return {
    edit: { kind: 'replace', id, cards: replacement ? [replacement] : [] },
    replacement,
    lost: everyCard(others).map((placed) => placed.card),
  }
}
