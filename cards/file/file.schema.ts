import * as z from 'zod/mini'
import { cardShape, idSchema, lineOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'

export const fileLimit = 30
export const nameMax = 200
export const licenceMax = 100
export const agreementMax = 1000

const handout = z.strictObject({
  id: partIdSchema,
  fileId: idSchema,
  /** What learners read; the file's own name at first. */
  name: lineOf(nameMax),
  /** In bytes; null where that is unknown. */
  size: z._default(z.nullable(z.int().check(z.minimum(0))), null),
  licence: lineOf(licenceMax),
})
export type Handout = z.output<typeof handout>

export const fileSchema = cardShape('file', 1, {
  files: partsOf(handout, fileLimit),
  /** To be ticked before anything can be downloaded; '' asks for nothing. */
  agreement: lineOf(agreementMax),
  /** How many must be downloaded. */
  need: z._default(z.enum(['one', 'all']), 'all'),
})
export type FileCard = z.output<typeof fileSchema>

export const progressSchema = z.strictObject({
  viewed: shown,
  agreed: shown,
  /** Ids of the files that were downloaded. */
  downloaded: z.optional(z.array(z.string().check(z.maxLength(24))).check(z.maxLength(fileLimit * 4))),
})
export type FileProgress = z.output<typeof progressSchema>

export const mustAgree = (card: FileCard): boolean => card.agreement.trim() !== ''

/** The files that were downloaded and are still there. */
export const downloadedOf = (card: FileCard, progress: FileProgress | undefined): Handout[] =>
  card.files.filter(({ id }) => progress?.downloaded?.includes(id))
