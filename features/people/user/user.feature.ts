import type { Feature } from '#kit/contract/feature.ts'
import { accountEndpoints } from './account.contract.ts'
import { accountFaults } from './account.faults.ts'
import { userEndpoints } from './user.contract.ts'
import { userFaults } from './user.faults.ts'
import { accountWords } from './account.words.ts'
import { userWords } from './user.words.ts'

export const userFeature = {
  words: [accountWords, userWords],
  contracts: { account: accountEndpoints, user: userEndpoints },
  faults: [accountFaults, userFaults],
} satisfies Feature
