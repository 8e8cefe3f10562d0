import type { Feature } from '#kit/contract/feature.ts'
import { auditEndpoints } from './audit.contract.ts'
import { auditWords } from './audit.words.ts'

export const auditFeature = {
  words: [auditWords],
  contracts: { audit: auditEndpoints },
} satisfies Feature
