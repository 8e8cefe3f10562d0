/** Something that happened in one feature and that others may act on, in the same transaction. */
export interface EventName<Payload> {
  readonly name: string
  readonly payload?: Payload
}

/** Declares an event; its name must be unique in the product, since listeners are found by it. */
export const event = <Payload>(name: string): EventName<Payload> => ({ name })
