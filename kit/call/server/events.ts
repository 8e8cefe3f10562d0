import type { ReviewNote } from '#kit/contract/review.ts'
import type { EventBus, Given } from './context.ts'
import { event } from './event.ts'
import type { EventName } from './event.ts'

type Listener = (within: never, payload: never) => Promise<void>

/** What a feature does when something happens, in the same transaction. */
export interface Subscription {
  readonly to: string
  readonly listener: Listener
}

/** Binds a listener to an event. It runs in the emitter's transaction, and a refusal of it undoes that as a whole. */
export const on = <Payload, Within>(
  { name }: EventName<Payload, Within>,
  listener: (within: Given<Within>, payload: NoInfer<Payload>) => Promise<void>,
): Subscription => ({ to: name, listener })

/** Who listens to what, in the order in which features are listed. */
export class Events implements EventBus {
  readonly #listeners: ReadonlyMap<string, readonly Subscription[]>

  constructor(listening: readonly Subscription[]) {
    this.#listeners = Map.groupBy(listening, ({ to }) => to)
  }

  /** Runs the listeners one after the other; a refusal of one undoes the whole request. */
  async emit<Payload, Within>(
    within: Given<Within>,
    what: EventName<Payload, Within>,
    payload: Payload,
  ): Promise<void> {
    for (const { listener } of this.#listeners.get(what.name) ?? [])
      await listener(within as never, payload as never)
  }
}

/** A record went through its state table. */
export const recordMoved = event<{
  readonly resource: string
  readonly id: number
  readonly title: string
  readonly creatorId: number | null
  readonly move: string
  readonly from: string
  readonly to: string
  readonly reason: string | undefined
  /** The reason part by part, each where it stands. */
  readonly notes: readonly ReviewNote[]
  /** Of a decision: what was decided on, as it was shown. */
  readonly content: Readonly<Record<string, unknown>> | undefined
}>('recordMoved')
