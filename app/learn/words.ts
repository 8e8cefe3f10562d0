import { learnWords } from '#features/learning/learn/learn.words.ts'
import { phrasesIn } from '#kit/words.ts'
import type { WordsLoader } from '#kit/web/words.ts'

/** What the learner's pages say, one language at a time. */
export const loadLearnWords: WordsLoader = (language) => phrasesIn([learnWords], language)
