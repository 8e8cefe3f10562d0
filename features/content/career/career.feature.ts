import type { Feature } from '#kit/contract/feature.ts'
import { careerEndpoints } from './career.contract.ts'
import { careerWords } from './career.words.ts'

export const careerFeature = {
  words: [careerWords],
  contracts: { career: careerEndpoints },
} satisfies Feature
