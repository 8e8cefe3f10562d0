import type { Feature } from '#kit/contract/feature.ts'
import { activityEndpoints } from './activity.contract.ts'
import { activityFaults } from './activity.faults.ts'
import { activityCardEndpoints } from './activityCard.contract.ts'
import { activityVersionEndpoints } from './activityVersion.contract.ts'
import { activityWords } from './activity.words.ts'
import { platformWords } from './platform.words.ts'

export const activityFeature = {
  words: [activityWords, platformWords],
  contracts: {
    activity: activityEndpoints,
    activityCard: activityCardEndpoints,
    activityVersion: activityVersionEndpoints,
  },
  faults: [activityFaults],
} satisfies Feature
