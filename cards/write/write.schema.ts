import * as z from 'zod/mini'
import { cardShape, flagOf, languageTag, lineOf, listOf, partIdSchema, partsOf } from '#kit/card/card.ts'

export const maxCharacters = 24
export const introMax = 500
export const limits = { text: 8, reading: 40, meaning: 120 } as const
export const maxHintAfter = 5
/** More strokes than any character has: U+9F98 has 48. */
const maxStrokes = 64

const place = z.number().check(z.minimum(-500), z.maximum(1500))
/** The outline of a stroke as a path of SVG, in a square of 1024 whose y grows upwards from -124 to 900. */
const outline = z.string().check(z.regex(/^M[MLQCZ\d\s.,-]{1,1500}$/))
/** Across and upwards. */
const point = z.array(place).check(z.minLength(2), z.maxLength(2))
/** The middle line of a stroke, from where it begins to where it ends. */
const median = z.array(point).check(z.minLength(2), z.maxLength(80))

const character = z.strictObject({
  id: partIdSchema,
  /** One character; more are typed on the way to it, and stop publishing. */
  text: lineOf(limits.text),
  reading: lineOf(limits.reading),
  meaning: lineOf(limits.meaning),
  /** Outlines of its strokes in the order in which they are written; empty where they are not known (yet). */
  strokes: listOf(outline, maxStrokes),
  /** As many middle lines. */
  medians: listOf(median, maxStrokes),
})
export type Character = z.output<typeof character>

/** `watch`: how it is written; `trace`: written over its outline; `quiz`: written from memory. */
export const modes = ['watch', 'trace', 'quiz'] as const
export type Mode = (typeof modes)[number]

export const writeSchema = cardShape('write', 1, {
  intro: lineOf(introMax),
  /** In which the characters are read. */
  language: languageTag('zh-CN'),
  characters: partsOf(character, maxCharacters),
  mode: z._default(z.enum(modes), 'quiz'),
  /** After so many mistakes at one stroke it is shown. */
  hintAfter: z._default(z.int().check(z.minimum(1), z.maximum(maxHintAfter)), 3),
  /** Whether the strokes may be written backwards. */
  backwards: flagOf(false),
})
export type WriteCard = z.output<typeof writeSchema>

const count = z.int().check(z.minimum(0), z.maximum(999))
const written = z.strictObject({
  characterId: z.string().check(z.maxLength(24)),
  /** `drawn` by hand, or its strokes `chosen` one after the other; `watched` only. */
  by: z.enum(['drawn', 'chosen', 'watched']),
  /** Strokes that were tried and wrong. */
  mistakes: count,
  /** Strokes that were shown, after mistakes or because they were asked for. */
  helped: z.int().check(z.minimum(0), z.maximum(maxStrokes)),
})
export type Written = z.output<typeof written>

export const responseSchema = z.strictObject({
  characters: z.array(written).check(z.maxLength(maxCharacters)),
})
export type WriteResponse = z.output<typeof responseSchema>
