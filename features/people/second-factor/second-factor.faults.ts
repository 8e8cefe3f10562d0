import { faults } from '#kit/contract/fault.ts'

export const secondFactorFaults = faults('second-factor', {
  passkeyRefused: 1120,
  lastRequired: 1121,
  tooManyFactors: 1122,
  noPasskeysHere: 1123,
  noFactor: 1124,
})
