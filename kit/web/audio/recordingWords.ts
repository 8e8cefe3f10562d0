import { namespace } from '#kit/words.ts'
import { lateWords } from '../lateWords.ts'

export const recordingWords = namespace('recording', {
  en: () => import('#kit/words/recording.en.ts'),
  es: () => import('#kit/words/recording.es.ts'),
  ja: () => import('#kit/words/recording.ja.ts'),
  zh: () => import('#kit/words/recording.zh.ts'),
})

/** Whether the words of those who make recordings are there. */
export const useRecordingWords = lateWords(recordingWords)
