import { namespace } from '#kit/i18n/words.ts'

export const exampleSchoolWords = namespace('example-school', {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  ja: () => import('./words/ja.ts'),
  zh: () => import('./words/zh.ts'),
})
