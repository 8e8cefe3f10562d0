import { sessionWords } from '#features/people/session/session.words.ts'
import { userWords } from '#features/people/user/user.words.ts'
import { kitWords } from '#kit/kitWords.ts'
import { phrasesIn } from '#kit/words.ts'
import type { WordsLoader } from '#kit/web/words.ts'

/** What signing in says, one language at a time; all that the login page loads of its language. */
export const loadSignInWords: WordsLoader = (language) =>
  phrasesIn([kitWords, sessionWords, userWords], language)
