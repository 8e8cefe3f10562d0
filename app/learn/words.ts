import { phrasesIn } from '#kit/i18n/words.ts'
import type { WordsLoader } from '#kit/i18n/web/words.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'

/** What the learner's pages say, one language at a time. */
export const loadLearnWords: WordsLoader = (language) => phrasesIn([learnWords], language)
