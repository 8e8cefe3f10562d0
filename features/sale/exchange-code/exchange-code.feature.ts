import type { Feature } from '#kit/feature.ts'
import { exchangeCodeEndpoints } from './exchange-code.contract.ts'
import { exchangeCodeFaults } from './exchange-code.faults.ts'

export const exchangeCodeFeature = {
  contracts: { exchangeCode: exchangeCodeEndpoints },
  faults: [exchangeCodeFaults],
} satisfies Feature
