import { namespace } from '#kit/words.ts'
import type { WordsLoader } from '#kit/web/words.ts'
import type { en } from '#app/words/shell/en.ts'

/** The shell's own phrases. */
export const shellWords = namespace<typeof en>('shell')

const files = {
  en: () => import('#app/words/en.ts').then((words) => words.en),
  es: () => import('#app/words/es.ts').then((words) => words.es),
  ja: () => import('#app/words/ja.ts').then((words) => words.ja),
  zh: () => import('#app/words/zh.ts').then((words) => words.zh),
}

/** Every phrase of the console, one language at a time. */
export const loadConsoleWords: WordsLoader = (language) => files[language]()
