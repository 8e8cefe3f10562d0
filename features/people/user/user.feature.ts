import type { Feature } from '#kit/feature.ts'
import { accountEndpoints } from './account.contract.ts'
import { accountFaults } from './account.faults.ts'
import { userEndpoints } from './user.contract.ts'
import { userFaults } from './user.faults.ts'

export const userFeature = {
  contracts: { account: accountEndpoints, user: userEndpoints },
  faults: [accountFaults, userFaults],
} satisfies Feature
