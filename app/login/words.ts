import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import type { WordsLoader } from '#kit/i18n/web/words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { userWords } from '#features/people/user/user.words.ts'

/** What signing in says, one language at a time; all that the login page loads of its language. */
export const loadSignInWords: WordsLoader = (language) =>
  phrasesIn([kitWords, sessionWords, userWords], language)
