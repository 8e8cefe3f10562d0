import { kitWords } from '#kit/kitWords.ts'
import { phrasesIn } from '#kit/words.ts'
import type { WordsLoader } from '#kit/web/words.ts'

/** What buttons and notices of the kit say. */
export const loadKitWords: WordsLoader = (language) => phrasesIn([kitWords], language)
