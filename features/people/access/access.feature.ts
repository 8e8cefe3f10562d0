import type { Feature } from '#kit/feature.ts'
import { accessEndpoints } from './access.contract.ts'

export const accessFeature = {
  contracts: { access: accessEndpoints },
} satisfies Feature
