import type { Feature } from '#kit/contract/feature.ts'
import { userPageEndpoints } from './user-page.contract.ts'
import { userPageFaults } from './user-page.faults.ts'
import { creatorPageWords } from './creator-page.words.ts'
import { userPageWords } from './user-page.words.ts'

export const userPageFeature = {
  words: [creatorPageWords, userPageWords],
  contracts: { userPage: userPageEndpoints },
  faults: [userPageFaults],
} satisfies Feature
