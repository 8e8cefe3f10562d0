import { closedName } from '../closedName.ts'
import { kitWords } from '../kitWords.ts'
import type { Translate } from '../words.ts'
import { phrase } from '../words.ts'

/** Names of closed accounts in the language of whoever reads what is about to leave. */
export const translateClosedName = (text: string, translate: Translate): string =>
  text.includes(closedName) ? text.replaceAll(closedName, translate(phrase(kitWords, 'closedAccount'))) : text
