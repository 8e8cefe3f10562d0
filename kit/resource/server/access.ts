import type { SQL } from 'drizzle-orm'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ownership, Tie } from '#kit/contract/ownership.ts'
import { tiesOf } from '#kit/contract/ownership.ts'
import { entrustedContent } from '#kit/contract/ownership.content.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'

/** One ownership rule a resource: which records exist for somebody, and which of them may be changed. */
export interface AccessRule {
  /** Over the resource's table; undefined is every record. */
  readonly visible: (actor: Actor) => SQL | undefined
  /**
   * The same records, for lists of millions of which somebody sees a few: by slots that `scope` fills for a call, so that PostgreSQL
   * plans for what they see, where it can only guess how much a query within would give. Without a scope `visible` holds.
   */
  readonly listed?: {
    readonly scope: (
      call: Pick<Call, 'actor' | 'db'>,
    ) => Promise<Readonly<Record<string, unknown>> | undefined>
    readonly visible: () => SQL | undefined
  }
  readonly mayEdit: (actor: Actor, record: { readonly creatorId: number | null }) => boolean
  /** Records that somebody may change besides, where another table says so. Deleting and moving them stays with the above. */
  readonly alsoEdits?: (actorId: number) => SQL
}

interface ContentColumns {
  readonly id: PgColumn
  readonly creatorId: PgColumn
  readonly status: PgColumn
}

interface ContentStates {
  /** What everybody on the staff may read. */
  readonly open: readonly string[]
  /** What an auditor may read beyond that. */
  readonly underReview: readonly string[]
  /** What an auditor decided earlier. */
  readonly decidedBy?: (actorId: number, id: PgColumn) => SQL
  /** What names a teacher. */
  readonly naming?: (actorId: number, id: PgColumn) => SQL
  /** What an authorisation lets anybody on the staff read, and what it lets them change. */
  readonly assisted?: {
    readonly reads: (actorId: number, id: PgColumn) => SQL
    readonly edits: (actorId: number, id: PgColumn) => SQL
  }
}

const nothing = sql`false`

/** How each tie is found in the database; a tie without a condition ties nobody. */
export type TieConditions = Partial<Record<Exclude<Tie, 'every'>, (actorId: number) => SQL | undefined>>

/** The rule of `ownership` over a table; roles add up. */
export function accessBy(ownership: Ownership, conditions: TieConditions): AccessRule {
  const edits = new WeakMap<Actor, ReadonlySet<Tie>>()
  return {
    visible: (actor) => {
      const ties = tiesOf(ownership, 'reads', actor)
      if (ties.has('every')) return undefined
      const found = [...ties].map((tie) => (tie === 'every' ? undefined : conditions[tie]?.(actor.id)))
      return or(...found.filter((condition) => condition !== undefined)) ?? nothing
    },
    mayEdit: (actor, record) => {
      // Asked for each row of a page.
      const ties = edits.get(actor) ?? tiesOf(ownership, 'edits', actor)
      edits.set(actor, ties)
      return ties.has('every') || (ties.has('own') && record.creatorId === actor.id)
    },
  }
}

/** R-content, over a table: what is open, under review, decided, named and entrusted as `states` says. */
export function contentAccess(
  columns: ContentColumns,
  states: ContentStates,
  ownership: Ownership = entrustedContent,
): AccessRule {
  const { assisted, decidedBy, naming, open, underReview } = states
  const { id, creatorId, status } = columns
  const rule = accessBy(ownership, {
    own: (actorId) => eq(creatorId, actorId),
    open: () => inArray(status, [...open]),
    underReview: () => (underReview.length > 0 ? inArray(status, [...underReview]) : undefined),
    decided: (actorId) => decidedBy?.(actorId, id),
    named: (actorId) => naming?.(actorId, id),
    entrusted: (actorId) => assisted?.reads(actorId, id),
  })
  return { ...rule, ...(assisted && { alsoEdits: (actorId: number) => assisted.edits(actorId, id) }) }
}

/** Everybody whom the endpoint lets in sees and edits every record. */
export const openAccess: AccessRule = { visible: () => undefined, mayEdit: () => true }
