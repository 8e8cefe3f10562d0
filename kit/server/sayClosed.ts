import { closedName } from '#kit/closedName.ts'
import { kitWords } from '#kit/kitWords.ts'
import type { Say } from '#kit/words.ts'
import { phrase } from '#kit/words.ts'

/** Names of closed accounts in the language of whoever reads what is about to leave. */
export const sayClosed = (text: string, say: Say): string =>
  text.includes(closedName) ? text.replaceAll(closedName, say(phrase(kitWords, 'closedAccount'))) : text
