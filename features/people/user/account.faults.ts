import { faults } from '#kit/fault.ts'

export const accountFaults = faults('account', { holdsPublic: 1180 })
