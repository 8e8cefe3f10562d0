import type { Call } from '#kit/call/server/context.ts'
import { event } from '#kit/call/server/event.ts'
import type { Exchange, Turns } from '#kit/ai/talk.ts'
import type { Card } from '#cards/index.ts'
import type { Learning } from './progress/learning.table.ts'

interface LearnerAction {
  readonly learning: Learning
  readonly card: Card
  /** When it was done, which may be before this call. */
  readonly at: number
}

/** A learner has a card on the screen for the first time. */
export const cardMet = event<LearnerAction>('cardMet')

export interface TalkAnswer {
  /** Of the exchange with which the talk began. */
  readonly talkId: number
  readonly learnerId: number
  readonly activityId: number
  readonly cardId: number
  readonly turns: Turns
  readonly exchange: Exchange
  readonly at: number
}

/** An AI has answered in a talk with a learner; the exchange is stored. */
export const talkAnswered = event<TalkAnswer>('talkAnswered')

/** A learner has answered a card; the answer is kept. */
export const cardAnswered = event<LearnerAction & { readonly responseId: number }>('cardAnswered')

/** What learners did so long ago that the operator keeps it no longer has gone; the results stay. */
export const answersForgotten = event<
  { readonly responseIds: readonly number[]; readonly talkIds: readonly number[] },
  Pick<Call, 'db' | 'services'>
>('answersForgotten')
