import { faults } from '#kit/contract/fault.ts'

export const savedViewFaults = faults('saved-view', { tooMany: 1130 })
