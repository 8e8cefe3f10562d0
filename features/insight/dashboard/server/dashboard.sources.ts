import type { SQL } from 'drizzle-orm'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Actor, Who } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Filters, ListName } from '../dashboard.lines.ts'

export interface Total {
  readonly total: number
  readonly totalIsCapped: boolean
}

/** A list whose rows can be counted for whoever asks. */
export interface List {
  readonly who: Who
  readonly count: (call: Call, filters: Filters) => Promise<Total>
}

/** What the dashboard knows of other features; the app connects it. */
export interface Sources {
  readonly lists: Readonly<Record<ListName, List>>
  /** Over the table of learning records. */
  readonly readableRecords: (actor: Actor) => SQL | undefined
  /** Yuan of the paid orders since a moment. */
  readonly incomeSince: (call: Call, since: number) => Promise<number>
}

interface Counting<Body> {
  readonly endpoint: Endpoint<Body, undefined, Total>
  readonly count: (call: Call, filters: Body) => Promise<Total>
}

/**
 * A list as its page call would count it: the filters are read by the contract of that call, and one that it does not have is
 * refused as in a request.
 */
export const listOf = <Body>({ endpoint, count }: Counting<Body>): List => ({
  who: endpoint.who,
  count: (call, filters) => {
    if (!endpoint.body) throw new Error(`${endpoint.path} takes no filters`)
    return count(call, endpoint.body.parse(filters))
  },
})
