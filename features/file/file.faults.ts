import { faults } from '#kit/fault.ts'

/** Why a picture is refused; each names its reason, so that the person can mend it. */
export const fileFaults = faults('file', {
  tooLarge: 1200,
  notPicture: 1201,
  disguised: 1202,
  unreadable: 1203,
  animated: 1204,
  tooManyPixels: 1205,
  wrongRatio: 1206,
})
