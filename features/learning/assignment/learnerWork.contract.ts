import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { clientId, done, learnerAction, milliseconds } from '#features/learning/attempt/attempt.contract.ts'
import { assignmentStatuses } from './assignment.states.ts'

/** H2, as its learner finds it: a work that was asked for. */
export const learnAssignment = z.object({
  id,
  activityId: id,
  activityTitle: z.string(),
  cardId: id,
  cardTitle: z.string(),
  status: z.enum(assignmentStatuses),
  dueAt: z.number().int().nullable(),
  submittedAt: z.number().int().nullable(),
  isLate: z.boolean(),
  /** What was said to it last; null: nothing yet. */
  feedback: z
    .object({
      comment: z.string(),
      byName: z.string(),
      at: z.number().int(),
      /** The share of the points, 0 to 1; null: a word on it, and no mark. */
      scaled: z.number().nullable(),
      files: z.array(z.object({ url: z.string(), name: z.string() })),
    })
    .nullable(),
})
export type LearnAssignment = z.output<typeof learnAssignment>

/** What a learner hands in, and what becomes of it. */
export const learnerWorkEndpoints = {
  /** Works that were asked of the learner: the open ones first, the one that is due next at the top. */
  assignments: endpoint({
    words: 'learning',
    method: 'GET',
    path: '/learn/assignments',
    who: 'signedIn',
    query: z.strictObject({ pageNo: z.coerce.number().int().min(1).max(500).default(1) }),
    data: z.object({ list: z.array(learnAssignment), hasMore: z.boolean() }),
  }),
  /** A work for a card that asks for one; the same as an answer to it. */
  assignment: endpoint({
    ...learnerAction,
    path: '/learn/assignment',
    body: z.strictObject({
      clientId,
      activityId: id,
      cardId: id,
      text: z.string().max(20_000).optional(),
      link: z.string().max(2000).optional(),
      fileIds: z.array(id).max(20).optional(),
      done,
      durationMs: milliseconds.default(0),
    }),
    data: z.object({ assignmentId: id, status: z.enum(assignmentStatuses) }),
  }),
} as const
