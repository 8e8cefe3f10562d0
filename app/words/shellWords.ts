import { namespace } from '#kit/i18n/words.ts'

/** The shell's own phrases. */
export const shellWords = namespace('shell', {
  en: () => import('./shell/en.ts'),
  es: () => import('./shell/es.ts'),
  ja: () => import('./shell/ja.ts'),
  zh: () => import('./shell/zh.ts'),
})
