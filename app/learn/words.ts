import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { provideWords, type WordsLoader } from '#kit/i18n/web/words.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { userWords } from '#features/people/user/user.words.ts'

/** What every page of the learner's says, one language at a time. */
export const loadLearnWords: WordsLoader = (language) => phrasesIn([kitWords, learnWords], language)

let entering: Promise<void> | undefined

/** What signing in and the menu of the account say; an activity has neither. */
export function provideEntryWords(): Promise<void> {
  entering ??= provideWords((language) => phrasesIn([sessionWords, userWords], language)).catch((error) => {
    entering = undefined
    throw error
  })
  return entering
}
