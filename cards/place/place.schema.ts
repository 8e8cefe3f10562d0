import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, listOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'

export const questionMax = 500
export const labelMax = 80
export const thingMax = 120
export const feedbackMax = 300
export const explanationMax = 1000
export const maxZones = 20
export const maxThings = 20

/** `things` are put into zones; in a `hotspot` the right places are found by pointing. */
export const modes = ['things', 'hotspot'] as const

/** Share of the board's width or height. */
const share = z.number().check(z.minimum(0), z.maximum(1))

const zone = z.strictObject({
  id: partIdSchema,
  /** What is there, also for who cannot see it. */
  label: lineOf(labelMax),
  shape: z._default(z.enum(['box', 'ellipse']), 'box'),
  /** The upper left corner, and the size. */
  x: z._default(share, 0),
  y: z._default(share, 0),
  width: z._default(share, 0),
  height: z._default(share, 0),
  /** In a hotspot: to be found. */
  isRight: flagOf(true),
  /** In a hotspot: for whoever points here. */
  feedback: lineOf(feedbackMax),
})
export type Zone = z.output<typeof zone>

const partId = z.string().check(z.maxLength(24))

const thing = z.strictObject({
  id: partIdSchema,
  text: lineOf(thingMax),
  picture: z._default(z.nullable(media), null),
  /** Where it may be put; none: it belongs nowhere. */
  zoneIds: listOf(partId, maxZones),
})
export type Thing = z.output<typeof thing>

export const placeSchema = cardShape('place', 1, {
  question: lineOf(questionMax),
  mode: z._default(z.enum(modes), 'things'),
  /** null: a plain board. */
  picture: z._default(z.nullable(media), null),
  /** Width to height of a plain board. */
  ratio: z._default(z.number().check(z.minimum(0.4), z.maximum(3)), 1.5),
  zones: partsOf(zone, maxZones),
  things: partsOf(thing, maxThings),
  /** Whether labels stand in their zones; else only screen readers and the list say them. */
  showLabels: flagOf(true),
  /** In a hotspot: how many places are to be found; null: all that are right. */
  finds: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(maxZones))), null),
  /** Off: all right or nothing. */
  partialCredit: flagOf(true),
  explanation: lineOf(explanationMax),
})
export type PlaceCard = z.output<typeof placeSchema>

const placed = z.strictObject({ thingId: partId, zoneId: partId })
export type Placed = z.output<typeof placed>
const point = z.strictObject({ x: share, y: share })
export type Point = z.output<typeof point>

export const responseSchema = z.strictObject({
  placed: z.array(placed).check(z.maxLength(maxThings)),
  /** Where it was pointed, as shares of the board. */
  points: z.array(point).check(z.maxLength(maxZones)),
  /** Places chosen from the list in place of pointing. */
  zoneIds: z.array(partId).check(z.maxLength(maxZones)),
})
export type PlaceResponse = z.output<typeof responseSchema>

export interface PlaceSolution {
  /** Where each thing may be. */
  readonly things: readonly Pick<Thing, 'id' | 'zoneIds'>[]
  /** Of a hotspot, the places that are right. */
  readonly zones: readonly Zone[]
  readonly explanation: string
}
