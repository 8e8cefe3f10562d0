import type { WordsLoader } from '#kit/web/words.ts'

const files = {
  en: () => import('#app/words/sign-in/en.ts').then((words) => words.en),
  es: () => import('#app/words/sign-in/es.ts').then((words) => words.es),
  ja: () => import('#app/words/sign-in/ja.ts').then((words) => words.ja),
  zh: () => import('#app/words/sign-in/zh.ts').then((words) => words.zh),
}

/** What signing in says, one language at a time. */
export const loadSignInWords: WordsLoader = (language) => files[language]()
