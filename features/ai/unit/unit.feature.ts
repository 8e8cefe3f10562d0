import type { Feature } from '#kit/contract/feature.ts'
import { unit } from './unit.contract.ts'
import { unitFaults } from './unit.faults.ts'
import { unitWords } from './unit.words.ts'

export const unitFeature = {
  words: [unitWords],
  contracts: { unit: unit.endpoints },
  faults: [unitFaults],
} satisfies Feature
