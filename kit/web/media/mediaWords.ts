import type { en } from '#kit/words/media.en.ts'
import { namespace } from '#kit/words.ts'
import { lateWords } from '../lateWords.ts'

export const mediaWords = namespace<typeof en>('media')

/** Whether the words of the players are there. */
export const useMediaWords = lateWords(mediaWords, {
  zh: async () => (await import('#kit/words/media.zh.ts')).zh,
  en: async () => (await import('#kit/words/media.en.ts')).en,
  es: async () => (await import('#kit/words/media.es.ts')).es,
  ja: async () => (await import('#kit/words/media.ja.ts')).ja,
})
