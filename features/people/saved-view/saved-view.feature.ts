import type { Feature } from '#kit/contract/feature.ts'
import { savedViewEndpoints } from './saved-view.contract.ts'
import { savedViewFaults } from './saved-view.faults.ts'
import { savedViewWords } from './saved-view.words.ts'

export const savedViewFeature = {
  words: [savedViewWords],
  contracts: { savedView: savedViewEndpoints },
  faults: [savedViewFaults],
} satisfies Feature
