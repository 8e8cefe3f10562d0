import { namespace } from '#kit/i18n/words.ts'

export const voiceConnectWords = namespace('voice-connect', {
  en: () => import('./words/voices.en.ts'),
  es: () => import('./words/voices.es.ts'),
  ja: () => import('./words/voices.ja.ts'),
  zh: () => import('./words/voices.zh.ts'),
})
