import type { Feature } from '#kit/contract/feature.ts'
import { exchangeTask } from './exchange-task.contract.ts'
import { exchangeTaskFaults } from './exchange-task.faults.ts'
import { exchangeTaskWords } from './exchange-task.words.ts'

export const exchangeTaskFeature = {
  words: [exchangeTaskWords],
  contracts: { exchangeTask: exchangeTask.endpoints },
  faults: [exchangeTaskFaults],
} satisfies Feature
