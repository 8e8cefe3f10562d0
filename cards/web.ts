import type { CardFace } from '#kit/web/cardFace.ts'
import type { Language, Phrases } from '#kit/words.ts'
import { choiceFace } from './choice/web/face.ts'
import { imageFace } from './image/web/face.ts'
import { cardTypes, isCardType, type CardType } from './index.ts'
import { textFace } from './text/web/face.ts'

/** How each card type looks. A type without its line does not compile. */
export const faces: Readonly<Record<CardType, CardFace>> = {
  choice: choiceFace,
  image: imageFace,
  text: textFace,
}

/** Loads what plays these types of cards, so that they are there when the connection is not. */
export const loadPlayers = (types: readonly string[]): Promise<unknown> =>
  Promise.all(types.filter(isCardType).map((type) => faces[type].loadPlayer()))

/** Loads every form, so that the first letter typed into a new card finds its field. */
export const loadEditors = (): Promise<unknown> =>
  Promise.all(cardTypes.map((type) => faces[type].loadEditor()))

/** How a card of this type looks; like `cardOf`, for cards that were parsed. */
export function faceOf(type: string): CardFace {
  if (!isCardType(type)) throw new Error(`There is no card type ${type}`)
  return faces[type]
}

const common: CardFace['words'] = {
  zh: async () => (await import('./words/zh.ts')).zh,
  en: async () => (await import('./words/en.ts')).en,
  es: async () => (await import('./words/es.ts')).es,
  ja: async () => (await import('./words/ja.ts')).ja,
}

/** The phrases of all card types and of what they share, by namespace. */
export async function cardPhrasesIn(language: Language): Promise<Readonly<Record<string, Phrases>>> {
  const own = cardTypes.map(async (type) => [`card-${type}`, await faces[type].words[language]()] as const)
  return Object.fromEntries([['card', await common[language]()] as const, ...(await Promise.all(own))])
}
