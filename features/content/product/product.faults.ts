import { faults } from '#kit/contract/fault.ts'

export const productFaults = faults('product', {
  notReady: 1600,
})
