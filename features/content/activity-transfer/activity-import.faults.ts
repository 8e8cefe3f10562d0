import { faults } from '#kit/contract/fault.ts'

/** Why a document is not read, or an activity not exported; each says what the person can do. */
export const importFaults = faults('activity-import', {
  unknownFormat: 1320,
  oldOffice: 1321,
  oldQti: 1337,
  broken: 1322,
  unsafe: 1323,
  tooLarge: 1324,
  tooSlow: 1325,
  empty: 1326,
  newer: 1327,
  foreign: 1328,
  nothingToTake: 1329,
  exportTooLarge: 1330,
  noPlayer: 1331,
  tooManyCards: 1332,
  exportLeavesOut: 1338,
  nothingToExport: 1339,
})
