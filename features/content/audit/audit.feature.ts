import type { Feature } from '#kit/feature.ts'
import { auditEndpoints } from './audit.contract.ts'

export const auditFeature = {
  contracts: { audit: auditEndpoints },
} satisfies Feature
