import * as z from 'zod/mini'
import { cardShape, idSchema, partIdSchema, partsOf } from '#kit/card/card.ts'
import { childCards } from '#kit/card/nesting.ts'
import { videoShape, watchedShape } from '#kit/card/video/videoParts.ts'
import { secondsSchema } from '#kit/media/mediaRanges.ts'

/** More than there can be questions: what was said of one that is gone stays until it is not needed. */
export const maxMoments = 100

const moment = z.strictObject({
  id: partIdSchema,
  /** In seconds of the file. */
  at: z._default(secondsSchema, 0),
  /** The card inside that stops the video; null: there is none yet. */
  cardId: z._default(z.nullable(idSchema), null),
  /** Where who was wrong may watch again, in seconds of the file; null: nowhere. */
  backTo: z._default(z.nullable(secondsSchema), null),
})
export type VideoMoment = z.output<typeof moment>

export const videoQuizSchema = cardShape('videoQuiz', 1, {
  ...videoShape,
  cards: childCards,
  moments: partsOf(moment, maxMoments),
})
export type VideoQuizCard = z.output<typeof videoQuizSchema>

export const progressSchema = z.strictObject(watchedShape)
export type VideoQuizProgress = z.output<typeof progressSchema>
