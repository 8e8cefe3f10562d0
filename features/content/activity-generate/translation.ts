import { cardOf, type Card } from '#cards/index.ts'
import { everyCard, type Deck } from '#deck/deck.document.ts'

/** The activity's own texts stand under this number, which no card has. */
export const activityPlace = 0

/** What a card of a translation was made of. */
export interface CardMark {
  /** The id of the card in the translation. */
  readonly to: number
  /** By path of each translated text: the hash of what the original said then. */
  readonly hashes: Readonly<Record<string, string>>
}
/** By the id of the original's card. */
export type TranslationMarks = Readonly<Record<string, CardMark>>

/** One text of the original, by its place. */
export interface PlacedPhrase {
  readonly cardId: number
  readonly path: string
  readonly text: string
}

export interface OriginalTexts {
  readonly title: string
  readonly description: string
}

const letters = /\p{L}/u

/** Texts without a letter (a number, a blank, a sign) are the same in every language. */
const hasLetters = ({ text }: { readonly text: string }): boolean => letters.test(text)

/** A card's own texts, without those of the cards inside it. */
export const phrasesOf = (card: Card): PlacedPhrase[] =>
  cardOf(card.type)
    .content.phrases(card)
    .filter(hasLetters)
    .map(({ path, text }) => ({ cardId: card.id, path, text }))

/** All that is translated, in the order in which it is read. */
export const phrasesIn = ({ title, description }: OriginalTexts, deck: Deck): PlacedPhrase[] => [
  ...Object.entries({ title, description })
    .map(([path, text]) => ({ cardId: activityPlace, path, text }))
    .filter(hasLetters),
  ...everyCard(deck).flatMap(({ card }) => phrasesOf(card)),
]

export const phraseStates = ['fresh', 'stale', 'missing'] as const
/** `stale`: the original has changed since; `missing`: never translated. */
export type PhraseState = (typeof phraseStates)[number]

/** How far a text is translated; `hash` names what the original says now. */
export function stateOf(marks: TranslationMarks, { cardId, path }: PlacedPhrase, hash: string): PhraseState {
  const translatedHash = marks[String(cardId)]?.hashes[path]
  if (translatedHash === undefined) return 'missing'
  return translatedHash === hash ? 'fresh' : 'stale'
}
