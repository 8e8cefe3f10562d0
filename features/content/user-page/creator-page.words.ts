import { namespace } from '#kit/words.ts'
import type { en } from './words/creator.en.ts'

/** What a page says where it is visited; the learner's small bundle has these words and no others of the feature. */
export const creatorPageWords = namespace<typeof en>('creator-page')
