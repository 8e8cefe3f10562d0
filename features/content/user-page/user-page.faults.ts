import { faults } from '#kit/contract/fault.ts'

export const userPageFaults = faults('user-page', {
  /** Everybody has one page; it is changed, not made again. */
  exists: 2020,
})
