import type { Feature } from '#kit/contract/feature.ts'
import { publicPageEndpoints } from './public-page.contract.ts'
import { publicPageWords } from './public-page.words.ts'

export const publicPageFeature = {
  words: [publicPageWords],
  contracts: { publicPage: publicPageEndpoints },
} satisfies Feature
