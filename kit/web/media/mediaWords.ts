import { namespace } from '#kit/words.ts'
import { lateWords } from '../lateWords.ts'

export const mediaWords = namespace('media', {
  en: () => import('#kit/words/media.en.ts'),
  es: () => import('#kit/words/media.es.ts'),
  ja: () => import('#kit/words/media.ja.ts'),
  zh: () => import('#kit/words/media.zh.ts'),
})

/** Whether the words of the players are there. */
export const useMediaWords = lateWords(mediaWords)
