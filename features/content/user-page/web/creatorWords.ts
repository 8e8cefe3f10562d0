import { lateWords } from '#kit/i18n/web/lateWords.ts'
import { creatorPageWords } from '../creator-page.words.ts'

/** The words of a page that is visited; they come with it, so that the learner's other pages stay light. */
export const useCreatorWords = lateWords(creatorPageWords)
