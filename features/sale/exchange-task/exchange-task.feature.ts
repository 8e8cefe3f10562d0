import type { Feature } from '#kit/feature.ts'
import { exchangeTask } from './exchange-task.contract.ts'
import { exchangeTaskFaults } from './exchange-task.faults.ts'

export const exchangeTaskFeature = {
  contracts: { exchangeTask: exchangeTask.endpoints },
  faults: [exchangeTaskFaults],
} satisfies Feature
