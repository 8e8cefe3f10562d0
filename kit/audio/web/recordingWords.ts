import { namespace } from '#kit/i18n/words.ts'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'

export const recordingWords = namespace('recording', {
  en: () => import('../words/recording.en.ts'),
  es: () => import('../words/recording.es.ts'),
  ja: () => import('../words/recording.ja.ts'),
  zh: () => import('../words/recording.zh.ts'),
})

/** Whether the words of those who make recordings are there. */
export const useRecordingWords = lazyWords(recordingWords)
