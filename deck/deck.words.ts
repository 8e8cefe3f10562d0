import { namespace } from '#kit/i18n/words.ts'

/** The words of the player and of a deck's problems. */
export const deckWords = namespace('deck', {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  ja: () => import('./words/ja.ts'),
  zh: () => import('./words/zh.ts'),
})
