import type { Feature } from '#kit/feature.ts'
import { dashboardEndpoints } from './dashboard.contract.ts'

export const dashboardFeature = {
  contracts: { dashboard: dashboardEndpoints },
} satisfies Feature
