import { faults } from '#kit/contract/fault.ts'

export const accountFaults = faults('account', { holdsPublic: 1180 })
