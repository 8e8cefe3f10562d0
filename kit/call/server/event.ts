import type { Call } from './context.ts'

/** Something that happened in one feature and that others may act on, in the same transaction. */
export interface EventName<Payload, Within = Call> {
  readonly name: string
  readonly payload?: Payload
  readonly within?: Within
}

/**
 * Declares an event; its name must be unique in the product, since listeners are found by it. `Within` is what its listeners are given:
 * the call, or less where a job emits it.
 */
export const event = <Payload, Within = Call>(name: string): EventName<Payload, Within> => ({ name })
