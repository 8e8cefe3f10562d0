import type { Feature } from '#kit/feature.ts'
import { careerEndpoints } from './career.contract.ts'

export const careerFeature = {
  contracts: { career: careerEndpoints },
} satisfies Feature
