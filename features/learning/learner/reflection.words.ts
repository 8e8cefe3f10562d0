import { namespace } from '#kit/i18n/words.ts'

export const reflectionWords = namespace('learn-reflection', {
  en: () => import('./words/reflection.en.ts'),
  es: () => import('./words/reflection.es.ts'),
  ja: () => import('./words/reflection.ja.ts'),
  zh: () => import('./words/reflection.zh.ts'),
})
