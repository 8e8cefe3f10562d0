import { noRecord, nothing } from '#kit/testing/server/sample.ts'
import type { SamplesOf } from '#kit/testing/server/sample.ts'
import type { aiConnectFeature } from '../ai-connect.feature.ts'

/** Nobody answers there. */
const access = { provider: 'other', baseUrl: 'https://ai.example.com/v1', apiKey: 'demo-key' } as const

export const samples = {
  aiConnect: {
    make: noRecord,
    calls: {
      state: nothing,
      models: () => ({ body: access }),
      test: () => ({ body: { ...access, model: 'some-model' } }),
      use: () => ({ body: { ...access, model: 'some-model', pictureModel: '' } }),
    },
  },
  voiceConnect: {
    make: noRecord,
    calls: {
      try: () => ({ body: { ...access, model: 'tts-1', language: 'en', code: 'alloy' } }),
      use: () => ({ body: { ...access, model: 'tts-1', language: 'en', codes: ['alloy'] } }),
    },
  },
} satisfies SamplesOf<typeof aiConnectFeature.contracts>
