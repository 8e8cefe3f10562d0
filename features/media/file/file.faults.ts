import { faults } from '#kit/contract/fault.ts'

/** Why a file is refused; each names its reason, so that the person can mend it. */
export const fileFaults = {
  ...faults('file', {
    tooLarge: 1200,
    disguised: 1202,
    unreadable: 1203,
    animated: 1204,
    tooManyPixels: 1205,
    wrongRatio: 1206,
    wrongType: 1207,
    notCaption: 1208,
    macros: 1209,
    notArrived: 1210,
    tooManyUploads: 1211,
    quotaOfPerson: 1212,
    quotaOfRole: 1213,
    quotaOfAll: 1214,
    diskLow: 1215,
  }),
  // The browser says the same before it sends anything, so the phrase is the kit's.
  ...faults('kit', { notPicture: 1201 }),
}
