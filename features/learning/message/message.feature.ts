import type { Feature } from '#kit/feature.ts'
import { messageEndpoints } from './message.contract.ts'
import { messageFaults } from './message.faults.ts'

export const messageFeature = {
  contracts: { message: messageEndpoints },
  faults: [messageFaults],
} satisfies Feature
