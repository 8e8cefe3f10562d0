import { namespace } from '#kit/i18n/words.ts'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'

export const richTextWords = namespace('rich-text', {
  en: () => import('../words/richText.en.ts'),
  es: () => import('../words/richText.es.ts'),
  ja: () => import('../words/richText.ja.ts'),
  zh: () => import('../words/richText.zh.ts'),
})

/** Whether the words of the editor are there; loaded with the first editor. */
export const useRichTextWords = lazyWords(richTextWords)
