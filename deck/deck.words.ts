import { namespace } from '#kit/words.ts'
import type { en } from './words/en.ts'

/** The words of the player and of a deck's problems. */
export const deckWords = namespace<typeof en>('deck')
