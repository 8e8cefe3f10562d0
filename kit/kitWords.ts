import { namespace } from './words.ts'
import type { en } from './words/en.ts'

/** Phrases of the kit: refusals and problems that any endpoint may give, and the words of lists, forms and pickers. */
export const kitWords = namespace<typeof en>('kit')
