import type { en } from '#kit/words/recording.en.ts'
import { namespace } from '#kit/words.ts'
import { lateWords } from '../lateWords.ts'

export const recordingWords = namespace<typeof en>('recording')

/** Whether the words of those who make recordings are there. */
export const useRecordingWords = lateWords(recordingWords, {
  zh: async () => (await import('#kit/words/recording.zh.ts')).zh,
  en: async () => (await import('#kit/words/recording.en.ts')).en,
  es: async () => (await import('#kit/words/recording.es.ts')).es,
  ja: async () => (await import('#kit/words/recording.ja.ts')).ja,
})
