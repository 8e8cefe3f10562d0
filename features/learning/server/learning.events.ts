import type { Card } from '#cards/index.ts'
import { event } from '#kit/server/event.ts'
import type { Learning } from './openLearning.ts'

/** A learner has a card on the screen for the first time. */
export const cardMet = event<{ readonly learning: Learning; readonly card: Card }>('cardMet')

/** A learner has answered a card; the answer is kept. */
export const cardAnswered = event<{
  readonly learning: Learning
  readonly card: Card
  readonly responseId: number
}>('cardAnswered')
