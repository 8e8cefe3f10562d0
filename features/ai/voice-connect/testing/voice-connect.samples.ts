import { noRecord } from '#kit/testing/server/sample.ts'
import type { SamplesOf } from '#kit/testing/server/sample.ts'
import type { voiceConnectFeature } from '../voice-connect.feature.ts'

/** Nobody answers there. */
const connection = {
  ...{ provider: 'other', baseUrl: 'https://voices.example/v1', apiKey: 'demo-key' },
  ...{ model: 'tts-1', language: 'en' },
} as const

export const samples = {
  voiceConnect: {
    make: noRecord,
    calls: {
      try: () => ({ body: { ...connection, code: 'alloy' } }),
      use: () => ({ body: { ...connection, codes: ['alloy'] } }),
    },
  },
} satisfies SamplesOf<typeof voiceConnectFeature.contracts>
