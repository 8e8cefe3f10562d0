import { namespace } from '#kit/i18n/words.ts'

/** What only the screen of jobs says, and what jobs are called: the console begins without. */
export const jobQueueWords = namespace('job-queue', {
  en: () => import('./words/queue.en.ts'),
  es: () => import('./words/queue.es.ts'),
  ja: () => import('./words/queue.ja.ts'),
  zh: () => import('./words/queue.zh.ts'),
})
