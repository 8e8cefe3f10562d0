import { namespace } from '#kit/i18n/words.ts'

export const minimaxWords = namespace('minimax-voice', {
  en: () => import('./words/minimax.en.ts'),
  es: () => import('./words/minimax.es.ts'),
  ja: () => import('./words/minimax.ja.ts'),
  zh: () => import('./words/minimax.zh.ts'),
})
