import type { SpeechProtocol } from '#kit/ai/aiProvider.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { SpeechProvider } from '../knownVoices.ts'

/** How the voices of a provider are spoken with. */
export const protocolOf = (provider: SpeechProvider | null): SpeechProtocol =>
  provider === 'minimax' ? 'minimax' : 'openai'

/** Refuses what MiniMax needs and was not entered. */
export function refuseGroup(provider: SpeechProvider | null, groupId: string): void {
  if (provider !== 'minimax' || groupId !== '') return
  refuse(kitFaults.invalid, { fields: { groupId: phrase(kitWords, 'problems.required.enter') } })
}
