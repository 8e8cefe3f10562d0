import { event } from '#kit/call/server/event.ts'
import type { Card } from '#cards/index.ts'
import type { Learning } from './learning.table.ts'

interface Deed {
  readonly learning: Learning
  readonly card: Card
  /** When it was done, which may be before this call. */
  readonly at: number
}

/** A learner has a card on the screen for the first time. */
export const cardMet = event<Deed>('cardMet')

/** What a learner says in the conversation to which the message `parentId` belongs. */
export interface LearnerReply {
  readonly parentId: number
  readonly content: string
  readonly clientId: string
}

/** A learner answers what a person wrote to them. */
export const learnerReplied = event<LearnerReply>('learnerReplied')

/** A learner has answered a card; the answer is kept. */
export const cardAnswered = event<Deed & { readonly responseId: number }>('cardAnswered')
