/** Something that happened in one feature and that others may act on, in the same transaction. */
export interface EventName<Payload, Within = unknown> {
  readonly name: string
  readonly payload?: Payload
  readonly within?: Within
}

/**
 * Declares an event; its name must be unique in the product, since listeners are found by it. `Within` is what its listeners are given:
 * less than a call where a job emits it, else (`unknown`) the call.
 */
export const event = <Payload, Within = unknown>(name: string): EventName<Payload, Within> => ({ name })
