import { z } from 'zod'
import { languages } from '#kit/i18n/words.ts'
import { cardSchema } from '#cards/index.ts'

export const documentFormat = 'lectern-activity'
export const documentVersion = 1

const name = z.string().max(200)
const id = z.number().int().positive()
/** A record of the server that wrote the file. It is taken over where the same one is there and may be picked. */
const named = z.strictObject({ id, name })

const activityPart = z.strictObject({
  title: z.string(),
  description: z.string().default(''),
  language: z.enum(languages).nullable().default(null),
  cover: id.nullable().default(null).describe('Number of a file below'),
  career: named.nullable().default(null),
  tags: z.array(named).max(50).default([]),
  competencyPoints: z
    .array(z.strictObject({ ability: named, weight: z.number().int(), reflectionQuestion: z.string() }))
    .max(50)
    .default([]),
})
export type DocumentActivity = z.output<typeof activityPart>

const filePart = z.strictObject({
  id: id.describe('The number by which cards name it in this document'),
  name,
  mime: name,
  purpose: name,
  size: z.number().int().nonnegative().describe('Bytes'),
  data: z.string().nullable().describe('Base64; null where it was too large for the export'),
})
export type DocumentFile = z.output<typeof filePart>

const licence = z.strictObject({ name, text: z.string().max(20_000) })

const head = {
  format: z.literal(documentFormat),
  version: z.literal(documentVersion),
  exportedAt: z.string().describe('ISO 8601'),
  activity: activityPart,
  abilities: z.array(named).default([]).describe('Abilities that cards name'),
  files: z.array(filePart).max(2000).default([]),
  licences: z
    .array(licence)
    .max(20)
    .default([])
    .describe('Licences under which cards hold what others made, such as strokes of characters'),
}

/** An activity as a file: documented in `docs/activity.schema.json`, which is written from this. */
export const activityDocument = z.strictObject({ ...head, cards: z.array(cardSchema) })
export type ActivityDocument = z.output<typeof activityDocument>

/** The same before its cards are looked at one by one: older ones are led up to today's schema. */
export const documentHead = z.strictObject({ ...head, cards: z.array(z.unknown()).max(2000) })
