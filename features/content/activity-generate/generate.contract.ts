import { z } from 'zod'
import { aiErrorKinds } from '#kit/ai/aiWork.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { creators } from '#kit/contract/role.ts'
import { languages } from '#kit/i18n/words.ts'
import { cardSchema, cardTypes } from '#cards/index.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { writableTypes } from './writableTypes.ts'

const words = 'activity-generate'

export const minCards = 3
export const maxCardsWritten = 40
/** In UTF-16 code units, as `sourceMax` and `instructionMax`. */
export const topicMax = 2000
/** The longest source in characters, about forty pages. */
export const sourceMax = 100_000
export const instructionMax = 500
export const maxWrongOptions = 5

export const levels = ['beginner', 'intermediate', 'advanced'] as const
export const rewrites = ['simpler', 'shorter', 'examples', 'friendly', 'formal', 'own'] as const

const written = (max: number) => z.string().trim().min(1).max(max)
const stream = {
  words,
  method: 'POST',
  who: creators,
  effect: 'outside',
  answer: 'stream',
  limit: { max: 30, seconds: 60 },
} as const

const phrase = z.object({
  namespace: z.string(),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export const usage = z.object({ inputTokens: z.number().int(), outputTokens: z.number().int() })
/** Of the AI, and `nothing`: it answered, but not with what was asked for. */
export const generateErrorKinds = [...aiErrorKinds, 'nothing'] as const
export type GenerateErrorKind = (typeof generateErrorKinds)[number]
const failed = z.object({ failed: z.enum(generateErrorKinds) })
const done = z.object({ done: usage })

/** What comes while cards are written; nothing of it is kept by the server. */
export const writtenEvent = z.union([
  z.object({ card: cardSchema }),
  /** Something that is no card of ours: how it begins, and what is wrong at which path. */
  z.object({ refused: z.object({ text: z.string(), path: z.string(), problem: phrase }) }),
  /** The document is read in parts, from 1. */
  z.object({ progress: z.object({ part: z.number().int(), of: z.number().int() }) }),
  done,
  failed,
])
export type WrittenEvent = z.output<typeof writtenEvent>

/** From exactly one of them. */
const hasOneSource = ({ topic, text, fileId }: { topic?: unknown; text?: unknown; fileId?: unknown }) =>
  [topic, text, fileId].filter((each) => each !== undefined).length === 1

export const generateEndpoints = {
  /** D13: cards for an activity from a topic, a text or an uploaded document; the asker takes them into the draft. */
  generate: endpoint({
    ...stream,
    path: '/course/activity/generate',
    log: 'nothing',
    about: { ownership: activity.ownership, need: 'edit' },
    body: z
      .strictObject({
        activityId: id,
        topic: written(topicMax).optional(),
        text: written(sourceMax).optional(),
        fileId: id.optional(),
        language: z.enum(languages),
        cardCount: z.number().int().min(minCards).max(maxCardsWritten),
        cardTypes: z.array(z.enum(writableTypes)).min(1).max(cardTypes.length).optional(),
        level: z.enum(levels).optional(),
      })
      .refine(hasOneSource, { path: ['topic'] }),
    data: writtenEvent,
  }),
  /** The same card in other words: of the same type, with the same number, files and rules. */
  rewrite: endpoint({
    ...stream,
    path: '/course/activity-card/rewrite',
    log: 'nothing',
    body: z.strictObject({
      card: cardSchema,
      how: z.enum(rewrites),
      wish: written(instructionMax).optional(),
    }),
    data: writtenEvent,
  }),
  /** A question with options gets plausible wrong ones; without a question, one from the text. */
  distractors: endpoint({
    ...stream,
    path: '/course/activity-card/distractors',
    log: 'nothing',
    body: z.strictObject({
      card: cardSchema,
      text: written(sourceMax).optional(),
      count: z.number().int().min(1).max(maxWrongOptions),
    }),
    data: writtenEvent,
  }),
} as const
