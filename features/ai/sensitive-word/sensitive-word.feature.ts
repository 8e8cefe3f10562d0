import type { Feature } from '#kit/feature.ts'
import { sensitiveWordEndpoints } from './sensitive-word.contract.ts'

export const sensitiveWordFeature = {
  contracts: { sensitiveWord: sensitiveWordEndpoints },
} satisfies Feature
