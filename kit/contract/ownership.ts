import type { FaultRow } from './fault.ts'
import type { Machine } from './machine.ts'
import type { Actor, Who } from './role.ts'
import { isAllowed } from './role.ts'

/**
 * What may tie somebody to a record: they made it, it is open to whom its call admits, it waits for a review, they decided on
 * it earlier, it names them (as host, instructor, receiver), or an authorisation entrusts it to them.
 */
export const ties = ['every', 'own', 'open', 'underReview', 'decided', 'named', 'entrusted'] as const
export type Tie = (typeof ties)[number]

/** Holders of a role, and which records of the resource exist for them and may be changed by them; roles add up. */
export interface OwnershipRow {
  readonly who: Who
  readonly reads: readonly Tie[]
  readonly edits: readonly Tie[]
}

/** The one ownership rule of a resource. Handlers, tests and the page of access rules read it. */
export interface Ownership {
  readonly rows: readonly OwnershipRow[]
  /** The refusal for a record of somebody else, in place of `notFound` and `forbidden`. */
  readonly refusal?: FaultRow
}

/**
 * The record that a call is about, and what it wants with it: `read` it, `edit` what it holds, `manage` it (delete it, say who
 * helps: no authorisation gives that), or `move` it, which a state table decides; `move` names the one that the call does.
 */
export type Subject =
  | { readonly ownership: Ownership; readonly need: 'read' | 'edit' | 'manage' }
  | {
      readonly ownership: Ownership
      readonly need: 'move'
      readonly machine: Machine
      readonly move?: string
    }

/** The ties by which the roles of `actor` read or edit a record; roles add up. */
export function tiesOf(
  { rows }: Ownership,
  side: 'reads' | 'edits',
  actor: Actor | undefined,
): ReadonlySet<Tie> {
  return new Set(rows.filter(({ who }) => isAllowed(who, actor)).flatMap((row) => row[side]))
}

/** Whether `actor` may read every record. */
export const seesEvery = (ownership: Ownership, actor: Actor): boolean =>
  tiesOf(ownership, 'reads', actor).has('every')

/** The rule by which everybody in `who` sees and changes every record. */
export const sharedBy = (who: Who): Ownership => ({ rows: [{ who, reads: ['every'], edits: ['every'] }] })

/** Each sees and changes what is their own, and nobody else does. */
export const onesOwn: Ownership = { rows: [{ who: 'signedIn', reads: ['own'], edits: ['own'] }] }
