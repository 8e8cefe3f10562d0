import * as z from 'zod/mini'
import { cardShape, idSchema, lineOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { addressMax } from '#kit/richText/address.ts'

export const maxEntries = 40
export const entryTitleMax = 200
export const authorMax = 200
export const yearMax = 20
export const sourceMax = 200
export const pageMax = 40
export const quoteMax = 1000
export const introMax = 500

export const entryKinds = ['book', 'paper', 'link', 'activity'] as const

const entry = z.strictObject({
  id: partIdSchema,
  kind: z._default(z.enum(entryKinds), 'book'),
  title: lineOf(entryTitleMax),
  author: lineOf(authorMax),
  /** As it is written: `2003`, `1998-2005`, `forthcoming`. */
  year: lineOf(yearMax),
  /** The publisher of a book, the journal of a paper, the name of a site. */
  source: lineOf(sourceMax),
  page: lineOf(pageMax),
  url: lineOf(addressMax),
  quote: lineOf(quoteMax),
  /** Of a learning activity here, by its number. */
  activityId: z._default(z.nullable(idSchema), null),
})
export type Entry = z.output<typeof entry>
export type EntryKind = Entry['kind']

export const referenceSchema = cardShape('reference', 1, {
  intro: lineOf(introMax),
  entries: partsOf(entry, maxEntries),
})
export type ReferenceCard = z.output<typeof referenceSchema>
