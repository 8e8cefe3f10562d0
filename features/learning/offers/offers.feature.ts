import type { Feature } from '#kit/contract/feature.ts'
import { offersEndpoints } from './offers.contract.ts'
import { offersWords } from './offers.words.ts'

export const offersFeature = {
  words: [offersWords],
  contracts: { offers: offersEndpoints },
} satisfies Feature
