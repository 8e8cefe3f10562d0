import { faults } from '#kit/fault.ts'

/** Why a picture is refused; each names its reason, so that the person can mend it. */
export const fileFaults = faults('file', {
  missing: 1200,
  tooLarge: 1201,
  notPicture: 1202,
  wrongName: 1203,
  unreadable: 1204,
  animated: 1205,
  tooManyPixels: 1206,
  wrongRatio: 1207,
  tooSmall: 1208,
})
