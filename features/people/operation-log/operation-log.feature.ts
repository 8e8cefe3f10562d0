import type { Feature } from '#kit/contract/feature.ts'
import { operationLogEndpoints } from './operation-log.contract.ts'
import { operationLogWords } from './operation-log.words.ts'

export const operationLogFeature = {
  words: [operationLogWords],
  contracts: { operationLog: operationLogEndpoints },
} satisfies Feature
