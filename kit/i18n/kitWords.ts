import { namespace } from './words.ts'

/** Phrases of the kit: refusals and problems that any endpoint may give, and the words of lists, forms and pickers. */
export const kitWords = namespace('kit', {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  ja: () => import('./words/ja.ts'),
  zh: () => import('./words/zh.ts'),
})
