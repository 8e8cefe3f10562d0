import { faults } from '#kit/fault.ts'

export const productFaults = faults('product', {
  notReady: 1600,
})
