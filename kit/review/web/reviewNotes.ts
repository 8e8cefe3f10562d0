import { reviewNotes, type ReviewNote } from '#kit/contract/review.ts'
import type { Values } from '#kit/form/values.ts'

/** The reasons of a rejection one by one, as a record has them; none once it is approved or submitted again. */
export function notesIn(record: Values | undefined): readonly ReviewNote[] {
  if (!record || record['isApproved'] === true) return []
  const read = reviewNotes.safeParse(record['reviewNotes'])
  return read.success ? read.data : []
}
