import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { verdictSchema } from '#kit/card/verdict.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { exchangeSchema } from '#kit/ai/talk.ts'
import { languages } from '#kit/i18n/words.ts'
import { cardSchema } from '#cards/index.ts'
import { cardFiles } from '#features/content/activity/activity.contract.ts'
import { unlockModes } from '#features/content/course/course.fields.ts'
import {
  learnActivity,
  learnCourse,
  learnRecord,
  learnSection,
  learnTeacher,
  learnUnit,
} from './learner.records.ts'

/** Whoever was enrolled by a code finds the activity, and everybody an independent one. */
export const learnedOwnership: Ownership = {
  rows: [{ who: 'signedIn', reads: ['named', 'open'], edits: ['named', 'open'] }],
}

/** A course is there for those who were enrolled in it. */
const enrolledOwnership: Ownership = { rows: [{ who: 'signedIn', reads: ['named'], edits: [] }] }

/** What the learner did with one card: the last answer, the verdict on it, and the best result. */
export const cardResult = z.object({
  tries: z.number().int(),
  scaled: z.number().nullable(),
  passed: z.boolean(),
  response: z.unknown(),
  verdict: z.object(verdictSchema.shape),
})
export type CardResult = z.output<typeof cardResult>

/** The help that a learner has in an activity; nothing of it where no AI would answer. */
export const helpOffer = z.object({
  tutor: z.boolean(),
  /** null: the activity has none. */
  partner: z.object({ name: z.string(), avatar: z.string() }).nullable(),
})
export type HelpOffer = z.output<typeof helpOffer>

const pageQuery = z.strictObject({
  pageNo: z.coerce.number().int().min(1).max(500).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(20),
  keyword: z.string().trim().max(100).optional(),
  language: z.enum(languages).optional(),
  /** Those alone that the learner has begun. */
  only: z.literal('begun').optional(),
})
/** A piece of an answer; the whole talk as it is stored; or there is no answer. */
export const talkEvent = z.union([
  z.object({ piece: z.string() }),
  z.object({ exchanges: z.array(exchangeSchema) }),
  z.object({ failed: z.literal(true) }),
])

const queryId = z.coerce.number().pipe(id)
const activityQuery = z.strictObject({ id: queryId })

/** Made by the client for each action and unique for good: a repeated call has one effect and the same answer. */
export const clientId = z.uuid()
/** When it was done, as far as the device knows; what cannot be so is dated by its arrival and refuses nothing. */
export const done = z.strictObject({ answer: z.string().max(100), ms: z.number().int() }).optional()
export const milliseconds = z.number().int().min(0).max(86_400_000)

const base = { words: 'learning', who: 'signedIn' } as const

/** A call that reads what its caller may learn. */
export const learnerRead = {
  ...base,
  method: 'GET',
  about: { ownership: learnedOwnership, need: 'read' },
} as const

/** A call by which somebody learns. L1: many learners at once write, each little and often. */
export const learnerAction = {
  ...base,
  method: 'POST',
  log: 'learning',
  about: { ownership: learnedOwnership, need: 'edit' },
  limit: { max: 600, seconds: 60 },
} as const

/** What a learner does, and finds of what they did. */
export const attemptEndpoints = {
  /** Public activities of no course: open to anybody signed in. */
  activities: endpoint({
    ...base,
    method: 'GET',
    path: '/learn/activities',
    query: pageQuery,
    data: z.object({ list: z.array(learnActivity), hasMore: z.boolean() }),
  }),
  /** The courses that the learner is enrolled in, and activities that came by themselves; the last one first. */
  courses: endpoint({
    ...base,
    method: 'GET',
    path: '/learn/courses',
    data: z.object({ courses: z.array(learnCourse), activities: z.array(learnActivity) }),
  }),
  course: endpoint({
    ...base,
    method: 'GET',
    path: '/learn/course',
    about: { ownership: enrolledOwnership, need: 'read' },
    query: activityQuery,
    data: learnCourse.extend({
      overview: z.string(),
      teachers: z.array(learnTeacher),
      unlockMode: z.enum(unlockModes),
      isChasing: z.boolean(),
      units: z.array(learnUnit),
      /** Of a course by day; none: its days are not grouped. */
      sections: z.array(learnSection),
    }),
  }),
  /** The version that this learner reads: cards without what is not to be known yet. */
  activity: endpoint({
    ...learnerRead,
    path: '/learn/activity',
    query: activityQuery,
    data: z.object({
      activity: learnActivity,
      versionId: id,
      cards: z.array(cardSchema),
      files: cardFiles,
      /** Cards that are read aloud, each with the number of its file. */
      sounds: z.record(z.string(), id).optional(),
      /** By card id, as each card's type keeps it. */
      progress: z.record(z.string(), z.unknown()),
      results: z.record(z.string(), cardResult),
      /** The card that was open last. */
      position: id.nullable(),
      help: helpOffer,
    }),
  }),
  response: endpoint({
    ...learnerAction,
    path: '/learn/response',
    body: z.strictObject({
      clientId,
      activityId: id,
      cardId: id,
      response: z.unknown(),
      done,
      durationMs: milliseconds,
      hintsUsed: z.number().int().min(0).max(20).default(0),
    }),
    data: z.object({
      ...verdictSchema.shape,
      record: learnRecord,
      /** What is shown with the answer, and was held back until now. */
      files: cardFiles,
    }),
  }),
  progress: endpoint({
    ...learnerAction,
    path: '/learn/progress',
    body: z.strictObject({
      clientId,
      activityId: id,
      cardId: id,
      progress: z.unknown(),
      done,
      durationMs: milliseconds.default(0),
    }),
    /** The progress as it is now, joined with what was known before. */
    data: z.object({ progress: z.unknown(), record: learnRecord }),
  }),
  /** Something said to a card's AI; the answer comes piece by piece. What is said is the card type's own affair. */
  chat: endpoint({
    ...learnerAction,
    path: '/learn/chat',
    log: 'ownRow',
    effect: 'outside',
    answer: 'stream',
    limit: { max: 40, seconds: 60 },
    body: z.strictObject({ clientId, activityId: id, cardId: id, said: z.unknown() }),
    data: talkEvent,
  }),
  /** What has become of the last answer to a card that somebody else grades. */
  result: endpoint({
    ...learnerRead,
    path: '/learn/result',
    query: z.strictObject({ activityId: queryId, cardId: queryId }),
    data: z.object({ result: cardResult.nullable(), record: learnRecord }),
  }),
  position: endpoint({
    ...learnerAction,
    path: '/learn/position',
    body: z.strictObject({ clientId, activityId: id, cardId: id, done }),
    data: z.literal(true),
  }),
} as const
