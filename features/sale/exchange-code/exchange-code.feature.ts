import type { Feature } from '#kit/contract/feature.ts'
import { exchangeCodeEndpoints } from './exchange-code.contract.ts'
import { exchangeCodeFaults } from './exchange-code.faults.ts'
import { exchangeCodeWords } from './exchange-code.words.ts'

export const exchangeCodeFeature = {
  words: [exchangeCodeWords],
  contracts: { exchangeCode: exchangeCodeEndpoints },
  faults: [exchangeCodeFaults],
} satisfies Feature
