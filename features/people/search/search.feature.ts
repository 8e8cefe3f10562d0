import type { Feature } from '#kit/contract/feature.ts'
import { searchEndpoints } from './search.contract.ts'
import { searchWords } from './search.words.ts'

export const searchFeature = {
  words: [searchWords],
  contracts: { search: searchEndpoints },
} satisfies Feature
