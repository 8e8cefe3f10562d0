export const failures = [
  'unknownFormat',
  'oldOffice',
  'oldQti',
  'broken',
  'unsafe',
  'tooLarge',
  'empty',
  'newer',
  'foreign',
] as const
export type FailureReason = (typeof failures)[number]

/** Why a document is not read at all. */
export class ReadFailure extends Error {
  readonly why: FailureReason
  constructor(why: FailureReason) {
    super(why)
    this.why = why
  }
}
