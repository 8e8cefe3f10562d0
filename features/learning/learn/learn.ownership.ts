import type { Ownership } from '#kit/contract/ownership.ts'

/** Whoever was enrolled by a code finds the activity, and everybody an independent one. */
export const learnedOwnership: Ownership = {
  rows: [{ who: 'signedIn', reads: ['named', 'open'], edits: ['named', 'open'] }],
}

/** A course is there for those who were enrolled in it. */
export const enrolledOwnership: Ownership = { rows: [{ who: 'signedIn', reads: ['named'], edits: [] }] }
