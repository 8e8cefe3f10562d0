import {
  crud,
  nothing,
  silent,
  type FormSamples,
  type Made,
  type SamplesOf,
  type Scene,
} from '#kit/testing/server/sample.ts'
import { makeVoice } from '../server/makeVoice.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'
import type { voiceFeature } from '../voice.feature.ts'

const spoken = { name: 'Clear', code: 'alloy', language: 'en', gender: null, model: 'tts-1', sampleText: '' }
const preview = ({ id }: Made) => ({ body: { id } })
const voiceOf =
  (protocol: 'openai' | 'minimax') =>
  async ({ services }: Scene): Promise<Made> => {
    const { id, status } = await makeVoice(services, { protocol, ...silent })
    return { id, status }
  }

const voiceContent = {
  ...{ name: 'Clear', code: 'alloy', language: 'en', model: 'tts-1' },
  ...{ baseUrl: 'https://voices.example/v1', sampleText: 'Hello' },
}

export const forms = {
  'minimax-voice': {
    resource: minimaxVoice,
    content: async () => ({ ...voiceContent, groupId: 'group', apiKey: 'key' }),
  },
  'tts-voice': { resource: ttsVoice, content: async () => ({ ...voiceContent, apiKey: 'key' }) },
} satisfies FormSamples

export const samples = {
  ttsVoice: {
    make: voiceOf('openai'),
    calls: { ...crud(ttsVoice, async () => ({ ...spoken, baseUrl: '' })), preview },
  },
  minimaxVoice: {
    make: voiceOf('minimax'),
    calls: {
      ...crud(minimaxVoice, async () => ({ ...spoken, groupId: 'group', baseUrl: '', apiKey: 'demo-key' })),
      preview,
    },
  },
  voice: {
    make: voiceOf('openai'),
    calls: { options: nothing, preview },
  },
} satisfies SamplesOf<typeof voiceFeature.contracts>
