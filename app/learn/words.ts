import { learnWords } from '#features/learning/learn/learn.words.ts'
import type { WordsLoader } from '#kit/web/words.ts'

const files = {
  en: () => import('#features/learning/learn/words/en.ts').then((words) => words.en),
  es: () => import('#features/learning/learn/words/es.ts').then((words) => words.es),
  ja: () => import('#features/learning/learn/words/ja.ts').then((words) => words.ja),
  zh: () => import('#features/learning/learn/words/zh.ts').then((words) => words.zh),
}

/** What the learner's pages say, one language at a time. */
export const loadLearnWords: WordsLoader = async (language) => ({
  [learnWords.name]: await files[language](),
})
