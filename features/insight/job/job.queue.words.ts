import { namespace } from '#kit/i18n/words.ts'

/** What jobs are called, for the screen that shows them alone: the console begins without. */
export const jobQueueWords = namespace('job-queue', {
  en: () => import('./words/queue.en.ts'),
  es: () => import('./words/queue.es.ts'),
  ja: () => import('./words/queue.ja.ts'),
  zh: () => import('./words/queue.zh.ts'),
})
