import { namespace } from '#kit/i18n/words.ts'

export const voiceConnectWords = namespace('voice-connect', {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  ja: () => import('./words/ja.ts'),
  zh: () => import('./words/zh.ts'),
})
