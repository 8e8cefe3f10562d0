import type { SQL } from 'drizzle-orm'
import { and, eq, ne, not } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Reviewed {
  readonly status: PgColumn
  readonly isApproved: PgColumn
  readonly reviewReason: PgColumn
}

/** A filter: records that a review rejected and that were not sent again, or all others. */
export const rejectedFilter =
  ({ status, isApproved, reviewReason }: Reviewed) =>
  (wanted: boolean): SQL | undefined => {
    const isRejected = and(eq(status, 'draft'), eq(isApproved, false), ne(reviewReason, ''))
    return wanted || !isRejected ? isRejected : not(isRejected)
  }
