import type { Feature } from '#kit/contract/feature.ts'
import { messageEndpoints } from './message.contract.ts'
import { messageFaults } from './message.faults.ts'
import { messageWords } from './message.words.ts'

export const messageFeature = {
  words: [messageWords],
  contracts: { message: messageEndpoints },
  faults: [messageFaults],
} satisfies Feature
