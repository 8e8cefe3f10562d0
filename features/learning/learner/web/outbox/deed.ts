import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import type { learnEndpoints } from '../../learn.contract.ts'

type Calls = typeof learnEndpoints
export type DeedKind = 'response' | 'progress' | 'position' | 'ask'
export type DeedBody<Kind extends DeedKind> = BodyOf<Calls[Kind]>
export type DeedAnswer<Kind extends DeedKind> = DataOf<Calls[Kind]>

/**
 * One act of a learner, to be sent once and for all: `body.clientId` is the same in every try. `text` is what they would read
 * of it, where they said something.
 */
export type Deed = {
  readonly [Kind in DeedKind]: { readonly kind: Kind; readonly body: DeedBody<Kind>; readonly text?: string }
}[DeedKind]

const kinds: readonly unknown[] = ['response', 'progress', 'position', 'ask'] satisfies DeedKind[]

/** Whether what was found in the browser's storage is a deed of ours; its body is for the server to judge. */
export function isDeed(value: unknown): value is Deed {
  if (typeof value !== 'object' || value === null || !('kind' in value && 'body' in value)) return false
  const { kind, body } = value
  return kinds.includes(kind) && typeof body === 'object' && body !== null && 'clientId' in body
}
