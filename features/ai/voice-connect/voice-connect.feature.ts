import type { Feature } from '#kit/contract/feature.ts'
import { voiceConnectEndpoints } from './voice-connect.contract.ts'
import { voiceConnectWords } from './voice-connect.words.ts'

export const voiceConnectFeature = {
  words: [voiceConnectWords],
  contracts: { voiceConnect: voiceConnectEndpoints },
} satisfies Feature
