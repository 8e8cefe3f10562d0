import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { weaknesses } from './statistics.items.ts'

const count = z.number().int()
const share = z.number().nullable()

/** Quarter, half and three quarters of the learners took at most so long, in milliseconds; null: nobody yet. */
export const times = z.object({ count, q1: count, median: count, q3: count }).nullable()

/** What learners reached in all. */
export const whole = z.object({
  /** Who began. */
  learners: count,
  finished: count,
  /** Mean of the scores that there are, 0 to 1. */
  score: share,
  scored: count,
  /** How many have a score in each tenth, from 0 to 100%. */
  scores: z.array(count),
  /** How many who finished have one, two and three stars. */
  stars: z.array(count),
  times,
})
export type Whole = z.output<typeof whole>

/** Who began on each day (`2026-11-22`), and how many of them have finished by now. */
export const starts = z.array(z.object({ day: z.string(), learners: count, finished: count }))
export type Starts = z.output<typeof starts>

export const boardRow = z.object({
  activityId: id,
  title: z.string(),
  cover: z.string(),
  ...whole.pick({ learners: true, finished: true, score: true, times: true }).shape,
  /** Questions that their author should look at. */
  weakCards: count,
})
export type BoardRow = z.output<typeof boardRow>

export const versionRow = z.object({ id, number: count, label: z.string(), learners: count })

export const cardFigures = z.object({
  cardId: id,
  /** As in the editor's list: `3`, or `3.2` for the second one inside the third. */
  place: z.string(),
  type: z.string(),
  title: z.string(),
  met: count,
  done: count,
  answered: count,
  /** Learners of whose answers one passed. */
  passed: count,
  /** All answers of all learners. */
  tries: count,
  times,
  /** `label` '': the type's own words name the part. */
  options: z.array(z.object({ id: z.string(), label: z.string(), count, isRight: z.boolean().nullable() })),
  /** Parts of a recording, in seconds, and how many have played each. */
  watched: z.array(z.object({ from: z.number(), to: z.number(), count })),
  item: z
    .object({
      answers: count,
      difficulty: z.number(),
      compared: count,
      discrimination: share,
      weak: z.array(z.enum(weaknesses)),
    })
    .nullable(),
})
export type CardFigures = z.output<typeof cardFigures>

export const reflectionRow = z.object({
  id,
  userId: id,
  userName: z.string(),
  abilityId: id,
  abilityName: z.string(),
  /** 1 to 5. */
  rating: count,
  text: z.string(),
  at: count,
})
