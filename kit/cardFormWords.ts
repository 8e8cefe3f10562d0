import { namespace } from './words.ts'
import type { en } from './words/cardForm.en.ts'

/** Phrases of the forms of cards, whatever their type; a page that only plays does not load them. */
export const cardFormWords = namespace<typeof en>('kit-card-form')
