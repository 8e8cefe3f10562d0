import { namespace } from '#kit/i18n/words.ts'

export const courseAuthWords = namespace('course-auth', {
  en: () => import('./words/auth.en.ts'),
  es: () => import('./words/auth.es.ts'),
  ja: () => import('./words/auth.ja.ts'),
  zh: () => import('./words/auth.zh.ts'),
})
