import { z } from 'zod'
import { cardSchema } from '#cards/index.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id } from '#kit/field.ts'
import { verdictSchema } from '#kit/verdict.ts'
import { languages } from '#kit/words.ts'
import { cardFiles } from '#features/activity/activity.contract.ts'
import { learningStatuses } from '#features/learning/learning.states.ts'

const words = 'learning'
const who = 'signedIn'

/** What the learner has reached in an activity. */
export const learnRecord = z.object({
  status: z.enum(learningStatuses),
  startedAt: z.number().int(),
  finishedAt: z.number().int().nullable(),
  scaled: z.number().nullable(),
  points: z.number(),
  maxPoints: z.number(),
  stars: z.number().int(),
})
export type LearnRecord = z.output<typeof learnRecord>

export const learnActivity = z.object({
  id,
  title: z.string(),
  description: z.string(),
  cover: z.string(),
  language: z.enum(languages).nullable(),
  cardCount: z.number().int(),
  /** What the authors think that the cards take; 0: nobody has said. */
  seconds: z.number().int(),
  /** How many cards this learner has had on the screen. */
  seenCount: z.number().int(),
  /** null: not begun. */
  record: learnRecord.nullable(),
})

/** What the learner did with one card: the last answer, what was told of it, and the best result. */
export const cardResult = z.object({
  tries: z.number().int(),
  scaled: z.number().nullable(),
  passed: z.boolean(),
  response: z.unknown(),
  verdict: z.object(verdictSchema.shape),
})
export type CardResult = z.output<typeof cardResult>

const pageQuery = z.strictObject({
  pageNo: z.coerce.number().int().min(1).max(500).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(20),
  keyword: z.string().trim().max(100).optional(),
  language: z.enum(languages).optional(),
})
const activityQuery = z.strictObject({ id: z.coerce.number().pipe(id) })

/** Made by the client for each deed and unique for good: a repeated one has one effect and the same answer. */
const clientId = z.uuid()
const milliseconds = z.number().int().min(0).max(86_400_000)

/** L1. Many learners at once write, each little and often. */
const limit = { max: 600, seconds: 60 } as const

export const learnEndpoints = {
  /** Public activities of no course: open to anybody signed in. */
  activities: endpoint({
    words,
    method: 'GET',
    path: '/learn/activities',
    who,
    query: pageQuery,
    data: z.object({ list: z.array(learnActivity), hasMore: z.boolean() }),
  }),
  /** The version that this learner reads: cards without what is not to be known yet. */
  activity: endpoint({
    words,
    method: 'GET',
    path: '/learn/activity',
    who,
    query: activityQuery,
    data: z.object({
      activity: learnActivity,
      versionId: id,
      cards: z.array(cardSchema),
      files: cardFiles,
      /** By card id, as each card's type keeps it. */
      progress: z.record(z.string(), z.unknown()),
      results: z.record(z.string(), cardResult),
      /** The card that was open last. */
      position: id.nullable(),
    }),
  }),
  response: endpoint({
    words,
    method: 'POST',
    path: '/learn/response',
    who,
    effect: 'write',
    limit,
    body: z.strictObject({
      clientId,
      activityId: id,
      cardId: id,
      response: z.unknown(),
      durationMs: milliseconds,
      hintsUsed: z.number().int().min(0).max(20).default(0),
    }),
    data: z.object({ ...verdictSchema.shape, record: learnRecord }),
  }),
  progress: endpoint({
    words,
    method: 'POST',
    path: '/learn/progress',
    who,
    effect: 'write',
    limit,
    body: z.strictObject({
      clientId,
      activityId: id,
      cardId: id,
      progress: z.unknown(),
      durationMs: milliseconds.default(0),
    }),
    /** What stands now, with what was known before. */
    data: z.object({ progress: z.unknown(), record: learnRecord }),
  }),
  position: endpoint({
    words,
    method: 'POST',
    path: '/learn/position',
    who,
    effect: 'write',
    limit,
    body: z.strictObject({ clientId, activityId: id, cardId: id }),
    data: z.literal(true),
  }),
} as const
