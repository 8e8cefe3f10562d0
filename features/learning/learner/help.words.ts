import { namespace } from '#kit/i18n/words.ts'

/** What the sheet of the tutor and the partner says; it comes with the sheet. */
export const helpSheetWords = namespace('learn-help', {
  en: () => import('./words/help.en.ts'),
  es: () => import('./words/help.es.ts'),
  ja: () => import('./words/help.ja.ts'),
  zh: () => import('./words/help.zh.ts'),
})
