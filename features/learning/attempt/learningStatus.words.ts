import { namespace } from '#kit/i18n/words.ts'

export const learningStatusWords = namespace('learning-status', {
  en: () => import('./words/status.en.ts'),
  es: () => import('./words/status.es.ts'),
  ja: () => import('./words/status.ja.ts'),
  zh: () => import('./words/status.zh.ts'),
})
