import { z } from 'zod'
import { text } from './field.ts'

/** The longest comment or review reason, in graphemes (LIM-text). */
export const maxReasonLength = 500
/** The most reasons of one rejection: with more of them it would be a talk, not a review. */
export const maxNotes = 20

export const reasonText = text(maxReasonLength).schema

/** A reason of a rejection and where it stands; `field` null: about the whole of it, `cardId` null: no card. */
export const reviewNote = z.object({
  field: z.string().nullable(),
  cardId: z.number().int().nullable().optional(),
  text: z.string(),
})
export type ReviewNote = z.output<typeof reviewNote>

/** What a reviewer sends: each reason pinned to a field of the form, and to no other. */
export const pinnedReasons = (fields: readonly string[]) =>
  z
    .array(z.strictObject({ field: z.enum(fields), text: reasonText }))
    .min(1)
    .max(maxNotes)

/** The reasons of a rejection one by one, beside the one text that joins them. */
export const reviewNotes = z.array(reviewNote)
