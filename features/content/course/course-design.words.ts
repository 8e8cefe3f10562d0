import { namespace } from '#kit/i18n/words.ts'

/** What a course's form and its preview say beyond the fields. */
export const designWords = namespace('course-design', {
  en: () => import('./words/design.en.ts'),
  es: () => import('./words/design.es.ts'),
  ja: () => import('./words/design.ja.ts'),
  zh: () => import('./words/design.zh.ts'),
})
