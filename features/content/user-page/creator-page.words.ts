import { namespace } from '#kit/i18n/words.ts'

/** What a page says where it is visited; the learner's small bundle has these words and no others of the feature. */
export const creatorPageWords = namespace('creator-page', {
  en: () => import('./words/creator.en.ts'),
  es: () => import('./words/creator.es.ts'),
  ja: () => import('./words/creator.ja.ts'),
  zh: () => import('./words/creator.zh.ts'),
})
