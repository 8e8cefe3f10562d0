import { namespace } from '#kit/i18n/words.ts'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'

export const mediaWords = namespace('media', {
  en: () => import('../words/media.en.ts'),
  es: () => import('../words/media.es.ts'),
  ja: () => import('../words/media.ja.ts'),
  zh: () => import('../words/media.zh.ts'),
})

/** Whether the words of the players are there. */
export const useMediaWords = lazyWords(mediaWords)
