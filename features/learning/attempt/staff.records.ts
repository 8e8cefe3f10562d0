import { z } from 'zod'
import { id } from '#kit/contract/field.ts'

// What staff reads in a learning record; what its learner sees is in learner.records.ts.

const moment = z.number().int()

/** Where the learner stands in one ability; shares are 0 to 1, the own rating 1 to 5 (DEF-competency). */
export const abilityScore = z.object({
  abilityId: id,
  abilityName: z.string(),
  cards: z.number().nullable(),
  rating: z.number().int().nullable(),
  score: z.number().nullable(),
})

/** One answer as it was given and scored; appended, never overwritten. */
export const recordAnswer = z.object({
  id,
  cardId: id,
  cardType: z.string(),
  cardTitle: z.string(),
  attempt: z.number().int(),
  response: z.unknown(),
  /** The same in words, as its card's type says it; '' where there is nothing to say. */
  text: z.string(),
  scaled: z.number().nullable(),
  passed: z.boolean(),
  durationMs: z.number().int(),
  hintsUsed: z.number().int(),
  at: moment,
  /** null: scored by rule. */
  gradedBy: id.nullable(),
})

/** What was done on one local day of the learner, `2026-11-22`. */
export const recordDay = z.object({
  day: z.string(),
  durationMs: z.number().int(),
  deeds: z.number().int(),
})

/** What the learner says of one ability at the end. */
export const recordReflection = z.object({
  abilityId: id,
  abilityName: z.string(),
  question: z.string(),
  rating: z.number().int(),
  text: z.string(),
  at: moment,
})

/** What every record says of what was reached; nothing of it where nobody has begun. */
export const resultShape = {
  startedAt: moment.nullable(),
  lastAt: moment.nullable(),
  finishedAt: moment.nullable(),
  durationMs: z.number().int(),
  /** How often the learner sat down to it. */
  sittings: z.number().int(),
  scaled: z.number().nullable(),
  points: z.number(),
  maxPoints: z.number(),
  stars: z.number().int(),
} as const
