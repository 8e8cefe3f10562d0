import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import type { learnEndpoints } from '../../learn.contract.ts'

type Calls = typeof learnEndpoints
export type ActionKind = 'response' | 'progress' | 'position' | 'ask' | 'reply'
export type ActionBody<Kind extends ActionKind> = BodyOf<Calls[Kind]>
export type ActionAnswer<Kind extends ActionKind> = DataOf<Calls[Kind]>

/** A file of one's own that a message carries. */
export interface SentFile {
  readonly id: number
  readonly name: string
}

/**
 * One act of a learner, to be sent once and for all: `body.clientId` is the same in every try. `text` is what they would read
 * of it, where they said something, and `files` what they sent with that.
 */
export type OutboxAction = {
  readonly [Kind in ActionKind]: {
    readonly kind: Kind
    readonly body: ActionBody<Kind>
    readonly text?: string
    /** What goes with it, as they know it. */
    readonly files?: readonly SentFile[]
  }
}[ActionKind]

const kinds: readonly unknown[] = ['response', 'progress', 'position', 'ask', 'reply'] satisfies ActionKind[]

/** What an action is about: of one thing the order is kept. A reply is about its conversation. */
export const subjectOf = (action: OutboxAction): string =>
  action.kind === 'reply' ? `reply ${action.body.replyTo}` : `${action.body.activityId} ${action.body.cardId}`

/** Whether what was found in the browser's storage is a file that goes with a message. */
export const isSentFile = (value: unknown): value is SentFile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string'

/** Whether what was found in the browser's storage is an action of ours; its body is for the server to judge. */
export function isOutboxAction(value: unknown): value is OutboxAction {
  if (typeof value !== 'object' || value === null || !('kind' in value && 'body' in value)) return false
  const { kind, body } = value
  return kinds.includes(kind) && typeof body === 'object' && body !== null && 'clientId' in body
}
