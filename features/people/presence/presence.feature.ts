import type { Feature } from '#kit/feature.ts'
import { presenceEndpoints } from './presence.contract.ts'

export const presenceFeature = {
  contracts: { presence: presenceEndpoints },
} satisfies Feature
