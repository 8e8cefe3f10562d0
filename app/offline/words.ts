import { kitWords } from '#kit/kitWords.ts'
import type { WordsLoader } from '#kit/web/words.ts'

const files = {
  en: () => import('#kit/words/en.ts').then((words) => words.en),
  es: () => import('#kit/words/es.ts').then((words) => words.es),
  ja: () => import('#kit/words/ja.ts').then((words) => words.ja),
  zh: () => import('#kit/words/zh.ts').then((words) => words.zh),
}

/** What buttons and notices of the kit say. */
export const loadKitWords: WordsLoader = async (language) => ({ [kitWords.name]: await files[language]() })
