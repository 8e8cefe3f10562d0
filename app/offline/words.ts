import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import type { WordsLoader } from '#kit/i18n/web/words.ts'

/** What buttons and notices of the kit say. */
export const loadKitWords: WordsLoader = (language) => phrasesIn([kitWords], language)
