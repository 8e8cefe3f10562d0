import type { ComponentType, ReactNode } from 'react'
import type { Fields } from '#kit/contract/field.ts'
import type { Machine, Move } from '#kit/contract/machine.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import type { Values } from '#kit/form/values.ts'
import type { Audited } from '../audit.contract.ts'

/** Where a reason may stand. */
export interface Place {
  readonly key: string
  readonly label: string
  /** As the call takes it, beside its text. */
  readonly pin: { readonly field: string } | { readonly cardId: number }
}

/** What a screen of reviewers must know of the things that it reviews. */
export interface Reviewable {
  readonly resource: Audited
  /** The address of its queue; `?id=` opens one of it. */
  readonly home: string
  readonly fields: Fields
  readonly machine: Machine
  readonly get: AnyEndpoint
  readonly decide: AnyEndpoint
  readonly statusOf: (record: Recorded) => string
  /** The thing as its readers see it. */
  readonly shown: (record: Recorded) => ReactNode
  /** Where all its details are. */
  readonly viewHref?: (id: number) => string
  /** Finds where reasons may stand beside its fields, for which it may have to ask. */
  readonly MorePlaces: ComponentType<MorePlacesProps>
  /** What has changed since the last review, where its fields do not tell. */
  readonly changes?: (record: Recorded, before: Values) => ReactNode
}

export interface MorePlacesProps {
  readonly record: Recorded | undefined
  readonly children: (places: readonly Place[]) => ReactNode
}

const NoMore = ({ children }: MorePlacesProps) => children([])

type Own = Pick<Reviewable, 'home' | 'shown' | 'viewHref'>

/** A resource that goes through review with its own state table, by the calls that every resource has. */
export function reviewableOf(
  { name, fields, machine, endpoints }: Omit<Formed, 'name'> & { readonly name: Audited },
  own: Own,
): Reviewable {
  if (!machine || !endpoints.updateStatus) throw new Error(`${name} knows no review`)
  return {
    ...own,
    resource: name,
    fields,
    machine,
    get: endpoints.get,
    decide: endpoints.updateStatus,
    statusOf: ({ status = '' }) => status,
    MorePlaces: NoMore,
  }
}

const moveWith = ({ name, moves }: Machine, reason: Move<string>['reason']): Move<string> => {
  const found = Object.values(moves).find((move) => move.reason === reason)
  if (!found) throw new Error(`${name} knows no such decision`)
  return found
}

/** The states that the two decisions lead to. */
export const outcomesOf = (machine: Machine) => ({
  approved: moveWith(machine, 'optional').to,
  rejected: moveWith(machine, 'required').to,
})
