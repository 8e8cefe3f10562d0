import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { learnerAction, learnerRead } from './attempt.contract.ts'

export const reflectionTextMax = 500
export const ratings = [1, 2, 3, 4, 5] as const

/** What an activity asks its learner to look back on, and what they said of it; null: nothing yet. */
const reflectionItem = z.object({
  abilityId: id,
  abilityName: z.string(),
  /** '' where its author asks nothing of their own. */
  question: z.string(),
  rating: z.number().int().nullable(),
  text: z.string(),
})
export type ReflectionItem = z.output<typeof reflectionItem>

const data = z.array(reflectionItem)

export const reflectionEndpoints = {
  get: endpoint({
    ...learnerRead,
    path: '/learn/reflection',
    query: z.strictObject({ activityId: z.coerce.number().pipe(id) }),
    data,
  }),
  /** The learner's own 1 to 5 in each ability, once the activity is learned; the last word stands. */
  send: endpoint({
    ...learnerAction,
    path: '/learn/reflection',
    limit: { max: 60, seconds: 60 },
    body: z.strictObject({
      /** Made by the client for each action and unique for good. */
      clientId: z.uuid(),
      activityId: id,
      reflections: z
        .array(
          z.strictObject({
            abilityId: id,
            rating: z.number().int().min(1).max(ratings.length),
            text: text(reflectionTextMax, { required: 'never', multiline: true }).schema.default(''),
          }),
        )
        .min(1)
        .max(20),
    }),
    data,
  }),
} as const
