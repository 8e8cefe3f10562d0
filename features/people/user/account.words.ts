import { namespace } from '#kit/i18n/words.ts'

export const accountWords = namespace('account', {
  en: () => import('./words/account.en.ts'),
  es: () => import('./words/account.es.ts'),
  ja: () => import('./words/account.ja.ts'),
  zh: () => import('./words/account.zh.ts'),
})
