import { lazy } from 'react'
import type { CardFace } from '#kit/web/cardFace.ts'
import type { Language, Phrases } from '#kit/words.ts'
import { cardTypes, isCardType, type CardType } from './index.ts'

const players = {
  choice: () => import('./choice/web/Player.tsx'),
  image: () => import('./image/web/Player.tsx'),
  text: () => import('./text/web/Player.tsx'),
} satisfies Record<CardType, () => Promise<unknown>>

/** Loads what plays these types of cards, so that they are there when the connection is not. */
export const loadPlayers = (types: readonly string[]): Promise<unknown> =>
  Promise.all(types.filter(isCardType).map((type) => players[type]()))

/** How each card type looks. A type without its line does not compile. */
export const faces: Readonly<Record<CardType, CardFace>> = {
  choice: {
    Player: lazy(async () => ({ default: (await players.choice()).ChoicePlayer })),
    Editor: lazy(async () => ({ default: (await import('./choice/web/Editor.tsx')).ChoiceEditor })),
    icon: 'M9 6h11M9 12h11M9 18h11M3 6l1.2 1.2L6.5 5M3 12l1.2 1.2L6.5 11M3 18l1.2 1.2L6.5 17',
    words: {
      zh: async () => (await import('./choice/words/zh.ts')).zh,
      en: async () => (await import('./choice/words/en.ts')).en,
      es: async () => (await import('./choice/words/es.ts')).es,
      ja: async () => (await import('./choice/words/ja.ts')).ja,
    },
  },
  image: {
    Player: lazy(async () => ({ default: (await players.image()).ImagePlayer })),
    Editor: lazy(async () => ({ default: (await import('./image/web/Editor.tsx')).ImageEditor })),
    icon: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l3-3 4 4M15.5 9.5h.01',
    words: {
      zh: async () => (await import('./image/words/zh.ts')).zh,
      en: async () => (await import('./image/words/en.ts')).en,
      es: async () => (await import('./image/words/es.ts')).es,
      ja: async () => (await import('./image/words/ja.ts')).ja,
    },
  },
  text: {
    Player: lazy(async () => ({ default: (await players.text()).TextPlayer })),
    Editor: lazy(async () => ({ default: (await import('./text/web/Editor.tsx')).TextEditor })),
    icon: 'M4 6h16M4 10.5h16M4 15h10M4 19.5h7',
    words: {
      zh: async () => (await import('./text/words/zh.ts')).zh,
      en: async () => (await import('./text/words/en.ts')).en,
      es: async () => (await import('./text/words/es.ts')).es,
      ja: async () => (await import('./text/words/ja.ts')).ja,
    },
  },
}

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
