import { namespace } from '#kit/i18n/words.ts'

export const jobWords = namespace('job', {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  ja: () => import('./words/ja.ts'),
  zh: () => import('./words/zh.ts'),
})
