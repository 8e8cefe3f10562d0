import { faults } from '#kit/fault.ts'

export const profileFaults = faults('profile', {
  tooManyAttempts: 1250,
})
