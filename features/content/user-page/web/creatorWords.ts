import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { creatorPageWords } from '../creator-page.words.ts'

/** The words of a page that is visited; they come with it, so that the learner's other pages stay light. */
export const useCreatorWords = lazyWords(creatorPageWords)
