import { namespace } from '#kit/i18n/words.ts'

/** Phrases of the forms of cards, whatever their type; a page that only plays does not load them. */
export const cardFormWords = namespace('kit-card-form', {
  en: () => import('./words/cardForm.en.ts'),
  es: () => import('./words/cardForm.es.ts'),
  ja: () => import('./words/cardForm.ja.ts'),
  zh: () => import('./words/cardForm.zh.ts'),
})
