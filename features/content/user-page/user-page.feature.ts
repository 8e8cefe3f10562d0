import type { Feature } from '#kit/feature.ts'
import { userPageEndpoints } from './user-page.contract.ts'
import { userPageFaults } from './user-page.faults.ts'

export const userPageFeature = {
  contracts: { userPage: userPageEndpoints },
  faults: [userPageFaults],
} satisfies Feature
