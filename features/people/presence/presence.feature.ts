import type { Feature } from '#kit/contract/feature.ts'
import { presenceEndpoints } from './presence.contract.ts'

export const presenceFeature = {
  contracts: { presence: presenceEndpoints },
} satisfies Feature
