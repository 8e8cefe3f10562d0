import { lateWords } from '#kit/web/lateWords.ts'
import { creatorPageWords } from '../creator-page.words.ts'

/** The words of a page that is visited; they come with it, so that the learner's other pages stay light. */
export const useCreatorWords = lateWords(creatorPageWords, {
  en: () => import('../words/creator.en.ts').then((words) => words.en),
  es: () => import('../words/creator.es.ts').then((words) => words.es),
  ja: () => import('../words/creator.ja.ts').then((words) => words.ja),
  zh: () => import('../words/creator.zh.ts').then((words) => words.zh),
})
