import type { Feature } from '#kit/feature.ts'
import { orderEndpoints } from './order.contract.ts'
import { orderFaults } from './order.faults.ts'

export const orderFeature = {
  contracts: { order: orderEndpoints },
  faults: [orderFaults],
} satisfies Feature
