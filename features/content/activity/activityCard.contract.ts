import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { gradeSchema } from '#kit/card/grading.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { creators, staff } from '#kit/contract/role.ts'
import { exchangeSchema, type Exchange } from '#kit/ai/talk.ts'
import { cardSchema } from '#cards/index.ts'
import { aiStateEndpoint } from '#features/ai/agent/aiState.contract.ts'
import { activity } from './activity.contract.ts'

const words = 'activity'

export const maxReserved = 100

/** Where a card is. A card of an activity that the asker may not see is answered like an absent one (D5). */
export const cardPlace = z.object({
  id,
  type: z.string(),
  title: z.string(),
  activityId: id,
  activityTitle: z.string(),
})

const textLine = z.string().max(5000)

/** What was said and answered is sent to the AI again with each turn, and paid for: more than any talk of ours has is none. */
const maxLetters = 150_000
const isTalk = (exchanges: readonly Exchange[]): boolean =>
  exchanges.reduce((sum, { said, reply }) => sum + said.length + reply.length, 0) <= maxLetters

/** For who writes a card: it is tried before it is published, with what is on the screen, and nothing is kept. */
const tryEndpoints = {
  /** Something said to the card's AI; `answers` are those to earlier cards, in words. */
  try: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-card/try',
    log: 'nothing',
    who: creators,
    effect: 'outside',
    answer: 'stream',
    limit: { max: 40, seconds: 60 },
    body: z.strictObject({
      card: cardSchema,
      said: z.unknown(),
      exchanges: z.array(exchangeSchema).max(60).refine(isTalk).default([]),
      answers: z
        .array(z.strictObject({ cardId: id, text: textLine }))
        .max(50)
        .default([]),
    }),
    data: z.union([
      z.object({ piece: z.string() }),
      z.object({ exchanges: z.array(exchangeSchema) }),
      z.object({ failed: z.literal(true) }),
    ]),
  }),
  /** What an AI would say of an answer; null: nobody can grade it now. */
  tryGrade: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-card/try-grade',
    log: 'nothing',
    who: creators,
    effect: 'outside',
    limit: { max: 40, seconds: 60 },
    body: z.strictObject({ card: cardSchema, response: z.unknown() }),
    data: z.object({ grade: z.object(gradeSchema.shape).nullable() }),
  }),
  aiState: aiStateEndpoint,
} as const

export const lostCard = z.object({ id, type: z.string(), title: z.string() })

export const activityCardEndpoints = {
  ...tryEndpoints,
  get: endpoint({
    words,
    method: 'GET',
    path: '/course/activity-card/get',
    about: { ownership: activity.ownership, need: 'read' },
    who: staff,
    query: idQuery,
    data: cardPlace,
  }),
  /** Ids for cards that are being made: they hold from birth, so jumps to unsaved cards, undo and offline work do too. */
  reserve: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-card/reserve',
    log: 'ownRow',
    who: creators,
    effect: 'create',
    body: z.strictObject({ count: z.number().int().min(1).max(maxReserved) }),
    data: z.object({ ids: z.array(id) }),
  }),
  /** D4: a card becomes a composite that holds it, or a composite its first card; `lost` names the cards that go. */
  convert: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-card/convert',
    about: { ownership: activity.ownership, need: 'edit' },
    who: creators,
    effect: 'write',
    body: z.strictObject({ id, to: z.enum(['composite', 'regular']), revision }),
    data: z.object({ id, revision, lost: z.array(lostCard) }),
  }),
} as const
