import { faults } from '#kit/fault.ts'

export const userFaults = faults('user', {
  notYourself: 1150,
  lastSuperAdmin: 1151,
})
