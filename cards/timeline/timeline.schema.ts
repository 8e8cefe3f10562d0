import * as z from 'zod/mini'
import { cardShape, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'
import { orderScorings } from '#kit/card/ordering.ts'
import { shown } from '#kit/card/progress.ts'

export const maxMoments = 30
export const questionMax = 500
export const dateMax = 60
export const titleMax = 120
export const bodyMax = 1000
export const explanationMax = 1000

/** `walk`: looked at one after the other; `arrange`: put in order, without their dates. */
export const modes = ['walk', 'arrange'] as const
export type Mode = (typeof modes)[number]
/** How moments are walked through. */
export const views = ['steps', 'list'] as const

const moment = z.strictObject({
  id: partIdSchema,
  /** As its author writes it, such as 'around 1450': the order is that of the list. */
  date: lineOf(dateMax),
  title: lineOf(titleMax),
  body: lineOf(bodyMax),
  picture: z._default(z.nullable(media), null),
})
export type Moment = z.output<typeof moment>

export const timelineSchema = cardShape('timeline', 1, {
  question: lineOf(questionMax),
  /** From first to last. */
  moments: partsOf(moment, maxMoments),
  mode: z._default(z.enum(modes), 'walk'),
  view: z._default(z.enum(views), 'steps'),
  scoring: z._default(z.enum(orderScorings), 'pairs'),
  explanation: lineOf(explanationMax),
})
export type TimelineCard = z.output<typeof timelineSchema>

/** So few moments are no timeline, and no order worth finding. */
export const fewest: Readonly<Record<Mode, number>> = { walk: 2, arrange: 3 }

const momentIds = z.array(z.string().check(z.maxLength(24))).check(z.maxLength(maxMoments))

export const responseSchema = z.discriminatedUnion('mode', [
  /** All were seen. */
  z.strictObject({ mode: z.literal('walk') }),
  z.strictObject({ mode: z.literal('arrange'), momentIds }),
])
export type TimelineResponse = z.output<typeof responseSchema>

/** The right order, and what could not be seen before: it says when things were. */
export interface TimelineSolution {
  readonly moments: readonly (Pick<Moment, 'id' | 'date' | 'body'> & { readonly caption: string })[]
  readonly explanation: string
}

export const progressSchema = z.strictObject({
  viewed: shown,
  /** Ids of the moments that were seen. */
  seen: z.optional(momentIds),
})
export type TimelineProgress = z.output<typeof progressSchema>
