import type { SpeechSynthesizer } from '../ai.ts'
import { retryingWork } from '../retryingWork.ts'
import { postJson } from '../postJson.ts'
import { maxBytes, type Provider } from '../provider.ts'
import { spokenWav } from './spokenWav.ts'

export interface SpeechProvider extends Provider {
  readonly model: string
}

/** Any provider that reads aloud by OpenAI's protocol. */
export const openAiSynthesizer = (provider: SpeechProvider): SpeechSynthesizer => ({
  speak: ({ text, voice, speed, signal: leaving }) =>
    retryingWork(provider, leaving, async (signal) => {
      const body = { model: provider.model, input: text, voice, speed, response_format: 'wav' }
      const post = { path: '/audio/speech', body, signal, most: maxBytes.speech }
      const response = await postJson(provider, post)
      return spokenWav(new Uint8Array(await response.arrayBuffer()))
    }),
})
