import type { Feature } from '#kit/contract/feature.ts'
import { dashboardEndpoints } from './dashboard.contract.ts'
import { dashboardWords } from './dashboard.words.ts'

export const dashboardFeature = {
  words: [dashboardWords],
  contracts: { dashboard: dashboardEndpoints },
} satisfies Feature
