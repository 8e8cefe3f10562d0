import { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Total } from '#kit/contract/page.ts'
import type { AnyResource } from '#kit/contract/resource.ts'
import type { Who } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { countRecords } from './crud.count.ts'
import type { CrudSpec } from './crud.ts'

/** A list whose rows can be counted for whoever asks, by its own rules and filters. */
export interface CountedList {
  readonly who: Who
  readonly count: (call: Call, filters: object) => Promise<Total>
}

interface Counting<Body> {
  readonly endpoint: Endpoint<Body, undefined, Partial<Total>>
  readonly count: (call: Call, filters: Body) => Promise<Total>
}

/**
 * A list as its page call would count it: the filters are read by the contract of that call, and one that it does not have is
 * refused as in a request.
 */
export const countedList = <Body>({ endpoint, count }: Counting<Body>): CountedList => ({
  who: endpoint.who,
  count: (call, filters) => {
    if (!endpoint.body) throw new Error(`${endpoint.path} takes no filters`)
    return count(call, endpoint.body.parse(filters))
  },
})

const Values = z.record(z.string(), z.unknown())

/** The list of a resource. */
export const countedRecords = <R extends AnyResource>(
  spec: CrudSpec & { readonly resource: R },
): CountedList =>
  countedList({
    endpoint: spec.resource.endpoints.page,
    count: (call, filters) => countRecords(spec, call, Values.parse(filters)),
  })
