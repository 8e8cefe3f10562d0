import { safeParse } from 'zod/mini'
import { valueAt } from '#kit/value/sameJson.ts'
import { cardOf, cardSchema, type Card } from '#cards/index.ts'
import { findCard, mapCards, shellOf, type Deck } from '#deck/deck.document.ts'
import { applyEdit } from '#deck/deck.edits.ts'
import { withValueAt } from '#features/content/activity-transfer/fileReferences.ts'
import { phrasesOf, type CardMark, type TranslationMarks } from './translation.ts'

export type Texts = ReadonlyMap<string, string>

const isThere = (card: Card, path: string): boolean => typeof valueAt(card, path) === 'string'

/** The card with another text at a path; undefined where its type does not allow that text. */
export const withText = (card: Card, path: string, text: string): Card | undefined =>
  isThere(card, path) ? safeParse(cardSchema, withValueAt(card, path, text)).data : undefined

/** The ids of the translation's cards by the ids of the original's. */
export const idsIn = (marks: TranslationMarks): ReadonlyMap<number, number> =>
  new Map(Object.entries(marks).map(([id, { to }]) => [Number(id), to]))

const withTexts = (card: Card, texts: Texts): Card =>
  [...texts].reduce((here, [path, text]) => withText(here, path, text) ?? here, card)

/** A card of the original with texts in another language, as it stands in the translation. */
function carried(source: Card, texts: Texts, marks: TranslationMarks): Card {
  const ids = idsIn(marks)
  const card = cardOf(source.type).navigating.remap(withTexts(shellOf(source), texts), ids)
  return { ...card, id: ids.get(source.id) ?? source.id }
}

/** Puts texts into a card of the translation; whatever else its author has changed there stays. */
export function putTexts(deck: Deck, source: Card, texts: Texts, marks: TranslationMarks): Card[] {
  const carriedTexts = carried(source, texts, marks)
  return mapCards(deck, (card) => {
    if (card.id !== carriedTexts.id) return card
    // What names other cards names those of the translation.
    const own = [...texts.keys()].map((path) => [path, String(valueAt(carriedTexts, path) ?? '')] as const)
    return withTexts(card, new Map(own))
  })
}

export interface Aligned {
  readonly deck: Deck
  readonly marks: TranslationMarks
}

/**
 * Follows the original where its cards have other texts than before: such a card is taken over anew, with the translations
 * of what it still says. `nameOf` gives the hash of a text.
 */
export function alignCards(
  original: readonly Card[],
  copy: Aligned,
  nameOf: (text: string) => string,
): Aligned {
  return original.reduce<Aligned>((here, source) => {
    const mark = here.marks[String(source.id)]
    const card = mark && findCard(here.deck, mark.to)?.card
    const phrases = phrasesOf(source)
    if (!mark || !card || phrases.every(({ path }) => isThere(card, path))) return here
    const memory = memoryOf(card, mark)
    const texts = new Map<string, string>()
    const hashes: Record<string, string> = {}
    for (const { path, text } of phrases) {
      const name = nameOf(text)
      const before = memory.get(name)
      if (before === undefined) continue
      texts.set(path, before)
      hashes[path] = name
    }
    const marks = { ...here.marks, [source.id]: { to: mark.to, hashes } }
    const { children, withChildren } = cardOf(source.type).nesting
    const next = withChildren(carried(source, texts, marks), children(card))
    return { deck: mapCards(here.deck, (each) => (each.id === card.id ? next : each)), marks }
  }, copy)
}

/** What is translated already, by the name of what it said. */
function memoryOf(card: Card, { hashes }: CardMark): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(hashes).flatMap(([path, name]) => {
      const text = valueAt(card, path)
      return typeof text === 'string' ? [[name, text] as const] : []
    }),
  )
}

/** A card that the original has got since, put behind the one that it follows there. */
export function insertCard(
  copy: Deck,
  card: Card,
  original: Deck,
  source: Card,
  marks: TranslationMarks,
): Deck {
  const ids = idsIn(marks)
  const place = findCard(original, source.id)
  const holder = place && place.parentId !== null ? findCard(original, place.parentId)?.card : undefined
  const parentId = (holder && ids.get(holder.id)) ?? null
  const siblings = holder ? cardOf(holder.type).nesting.children(holder) : original
  const before = siblings
    .slice(0, place?.index ?? 0)
    .map(({ id }) => findCard(copy, ids.get(id) ?? 0))
    .findLast((found) => found?.parentId === parentId)
  return applyEdit(copy, {
    kind: 'insert',
    cards: [card],
    at: { parentId, index: before ? before.index + 1 : 0 },
  })
}
