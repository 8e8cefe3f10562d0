import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { secondFactorWords } from '../second-factor.words.ts'

/** Whether the words are there: they come with what says them, which most people see rarely. */
export const useSecondFactorWords = lazyWords(secondFactorWords)
