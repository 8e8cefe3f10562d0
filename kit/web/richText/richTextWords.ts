import { namespace } from '#kit/words.ts'
import { lateWords } from '../lateWords.ts'

export const richTextWords = namespace('rich-text', {
  en: () => import('#kit/words/richText.en.ts'),
  es: () => import('#kit/words/richText.es.ts'),
  ja: () => import('#kit/words/richText.ja.ts'),
  zh: () => import('#kit/words/richText.zh.ts'),
})

/** Whether the words of the editor are there; loaded with the first editor. */
export const useRichTextWords = lateWords(richTextWords)
