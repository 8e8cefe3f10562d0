import type { Feature } from '#kit/feature.ts'
import { unit } from './unit.contract.ts'
import { unitFaults } from './unit.faults.ts'

export const unitFeature = {
  contracts: { unit: unit.endpoints },
  faults: [unitFaults],
} satisfies Feature
