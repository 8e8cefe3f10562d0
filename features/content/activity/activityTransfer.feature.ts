import type { Feature } from '#kit/contract/feature.ts'
import { activityTransferEndpoints } from './activityTransfer.contract.ts'
import { importFaults } from './import/activity-import.faults.ts'
import { importWords } from './import/activity-import.words.ts'

export const transferFeature = {
  words: [importWords],
  contracts: { activityTransfer: activityTransferEndpoints },
  faults: [importFaults],
} satisfies Feature
