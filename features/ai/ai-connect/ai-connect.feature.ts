import type { Feature } from '#kit/contract/feature.ts'
import { aiConnectEndpoints } from './ai-connect.contract.ts'
import { aiConnectWords } from './ai-connect.words.ts'

export const aiConnectFeature = {
  words: [aiConnectWords],
  contracts: { aiConnect: aiConnectEndpoints },
} satisfies Feature
