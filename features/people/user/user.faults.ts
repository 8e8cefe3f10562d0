import { faults } from '#kit/contract/fault.ts'

export const userFaults = faults('user', {
  notYourself: 1150,
  lastSuperAdmin: 1151,
  noSheet: 1152,
  brokenSheet: 1153,
  sheetTooLarge: 1154,
  tooManyRows: 1155,
  missingColumns: 1156,
  noRows: 1157,
})
