import { closedName } from '../closedName.ts'
import { kitWords } from '../kitWords.ts'
import type { Say } from '../words.ts'
import { phrase } from '../words.ts'

/** Names of closed accounts in the language of whoever reads what is about to leave. */
export const sayClosed = (text: string, say: Say): string =>
  text.includes(closedName) ? text.replaceAll(closedName, say(phrase(kitWords, 'closedAccount'))) : text
