import type { Feature } from '#kit/contract/feature.ts'
import { activityTransferEndpoints } from './activity-transfer.contract.ts'
import { importFaults } from './activity-import.faults.ts'
import { importWords } from './activity-import.words.ts'

export const activityTransferFeature = {
  words: [importWords],
  contracts: { activityTransfer: activityTransferEndpoints },
  faults: [importFaults],
} satisfies Feature
