import type { Feature } from '#kit/contract/feature.ts'
import { preferenceEndpoints } from './preference.contract.ts'

export const preferenceFeature = {
  contracts: { preference: preferenceEndpoints },
} satisfies Feature
