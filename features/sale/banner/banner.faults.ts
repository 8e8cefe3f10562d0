import { faults } from '#kit/contract/fault.ts'

export const bannerFaults = faults('banner', {
  /** Pushed at a time: it is armed, and goes out by itself. */
  waitsForItsTime: 1920,
  /** Pushed at an event: there is no time to arm it for. */
  hasNoTime: 1921,
})
