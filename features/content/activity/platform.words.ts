import { namespace } from '#kit/i18n/words.ts'

export const platformWords = namespace('activity-platform', {
  en: () => import('./words/platform.en.ts'),
  es: () => import('./words/platform.es.ts'),
  ja: () => import('./words/platform.ja.ts'),
  zh: () => import('./words/platform.zh.ts'),
})
