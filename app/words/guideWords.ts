import { namespace } from '#kit/i18n/words.ts'

/** What stands around the pages of the guide. */
export const guideWords = namespace('guide', {
  en: () => import('./guide/en.ts'),
  es: () => import('./guide/es.ts'),
  ja: () => import('./guide/ja.ts'),
  zh: () => import('./guide/zh.ts'),
})
