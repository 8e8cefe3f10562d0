import type { Feature } from '#kit/contract/feature.ts'
import { sensitiveWordEndpoints } from './sensitive-word.contract.ts'
import { sensitiveWordWords } from './sensitive-word.words.ts'

export const sensitiveWordFeature = {
  words: [sensitiveWordWords],
  contracts: { sensitiveWord: sensitiveWordEndpoints },
} satisfies Feature
