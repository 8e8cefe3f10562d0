import { faults } from '#kit/contract/fault.ts'

export const exchangeTaskFaults = faults('exchange-task', {
  /** There is nothing to download before all codes exist. */
  notFinished: 1800,
  noPictures: 1801,
})
