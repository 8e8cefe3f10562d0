import { cardFormWords } from '#kit/card/cardFormWords.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import type { WordsLoader } from '#kit/i18n/web/words.ts'
import { shellWords } from '../words/shellWords.ts'
import { webs } from './routing/webs.ts'

/** What the console says besides its features. */
const own = [kitWords, cardFormWords, shellWords]

/** Every phrase of the console, one language at a time. */
export const loadConsoleWords: WordsLoader = (language) =>
  phrasesIn([...own, ...webs.flatMap(({ words = [] }: FeatureWeb) => words)], language)
