import type { Feature } from '#kit/contract/feature.ts'
import { orderEndpoints } from './order.contract.ts'
import { orderFaults } from './order.faults.ts'
import { orderWords } from './order.words.ts'

export const orderFeature = {
  words: [orderWords],
  contracts: { order: orderEndpoints },
  faults: [orderFaults],
} satisfies Feature
