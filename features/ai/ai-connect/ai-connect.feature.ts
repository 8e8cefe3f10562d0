import type { Feature } from '#kit/contract/feature.ts'
import { aiConnectEndpoints } from './ai-connect.contract.ts'
import { aiConnectWords } from './ai-connect.words.ts'
import { voiceConnectEndpoints } from './voice-connect.contract.ts'
import { voiceConnectWords } from './voice-connect.words.ts'

export const aiConnectFeature = {
  words: [aiConnectWords, voiceConnectWords],
  contracts: { aiConnect: aiConnectEndpoints, voiceConnect: voiceConnectEndpoints },
} satisfies Feature
