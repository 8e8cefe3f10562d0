import type { SQL } from 'drizzle-orm'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '#kit/role.ts'
import { administrators, creators, hasRole } from '#kit/role.ts'

/** One ownership rule a resource: which records exist for somebody, and which of them may be changed. */
export interface AccessRule {
  /** Over the resource's table; undefined is every record. */
  readonly visible: (actor: Actor) => SQL | undefined
  readonly mayEdit: (actor: Actor, record: { readonly creatorId: number | null }) => boolean
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
}

const nothing = sql`false`

/**
 * The rule of all content: administrators see and edit everything; a designer sees own records in any state and others'
 * open ones, and edits own ones; an auditor reads what is under review, open, or was decided by them; a teacher reads
 * what names them. Roles add up.
 */
export function contentAccess(columns: ContentColumns, states: ContentStates): AccessRule {
  const isOpen = inArray(columns.status, [...states.open])
  return {
    visible: (actor) => {
      if (hasRole(actor, administrators)) return undefined
      const ways = [
        hasRole(actor, creators) ? or(eq(columns.creatorId, actor.id), isOpen) : undefined,
        hasRole(actor, ['auditor'])
          ? inArray(columns.status, [...states.open, ...states.underReview])
          : undefined,
        hasRole(actor, ['auditor']) ? states.decidedBy?.(actor.id, columns.id) : undefined,
        hasRole(actor, ['teacher']) ? states.naming?.(actor.id, columns.id) : undefined,
      ].filter((way) => way !== undefined)
      return or(...ways) ?? nothing
    },
    mayEdit: (actor, record) =>
      hasRole(actor, administrators) || (hasRole(actor, creators) && record.creatorId === actor.id),
  }
}

/** Everybody whom the endpoint lets in sees and edits every record. */
export const openAccess: AccessRule = { visible: () => undefined, mayEdit: () => true }
