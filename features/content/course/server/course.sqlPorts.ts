import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { conditionPort } from '#kit/data/server/sqlPort.ts'
import type { AuthTarget, Privilege } from '../course.privileges.ts'

/** Whether a product sells the course that this auditor may read. */
export const courseSoldToReviewer = conditionPort<{
  readonly reviewerId: number
  readonly id: PgColumn
}>('courseSoldToReviewer')

/**
 * E6: whether this person was given `privilege` (none: anything at all) for the course or product whose id stands in the
 * column.
 */
export const entrustedTo = conditionPort<{
  readonly actorId: number
  readonly target: AuthTarget
  readonly id: PgColumn | SQL
  readonly privilege?: Privilege
}>('entrustedTo')
