import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { messageWords } from '../message.words.ts'

/** What people say to each other holds no word of the list either (D7); the refusal names them, so that they can be replaced. */
export async function refuseListedWords(call: Call, field: string, text: string): Promise<void> {
  const found = await call.services.sensitive.find(call.db, text)
  if (found.length === 0) return
  const words = found.join(' · ')
  refuse(kitFaults.invalid, { fields: { [field]: phrase(messageWords, 'problems.sensitive', { words }) } })
}
