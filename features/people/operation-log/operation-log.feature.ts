import type { Feature } from '#kit/feature.ts'
import { operationLogEndpoints } from './operation-log.contract.ts'

export const operationLogFeature = {
  contracts: { operationLog: operationLogEndpoints },
} satisfies Feature
