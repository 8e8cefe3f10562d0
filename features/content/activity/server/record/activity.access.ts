import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { contentAccess } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import { decidedBy } from '#features/content/audit/server/audit.queries.ts'
import { activitySoldToReviewer } from './activity.sqlPorts.ts'
import { activityTable } from './activity.table.ts'
import { activityTeacherTable } from './activityTeacher.table.ts'

/**
 * Content's rule; a teacher reads the activities that name them as host, an auditor those that the platform is to look at
 * or that a product sells which they may read.
 */
export const activityAccess = contentAccess(activityTable, {
  open: ['public'],
  underReview: [],
  decidedBy: (reviewerId, id) =>
    or(
      eq(activityTable.platformStatus, 'submitted'),
      decidedBy('activity')(reviewerId, id),
      activitySoldToReviewer.of({ reviewerId, id }),
    ) ?? sql`false`,
  naming: (actorId, id) =>
    sql`exists (select 1 from ${activityTeacherTable} where ${activityTeacherTable.ownerId} = ${id} and ${activityTeacherTable.targetId} = ${actorId})`,
})

/** Whether somebody may read this activity, as far as it is there. */
export async function mayReadActivity(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  id: number,
): Promise<boolean> {
  const where = and(eq(activityTable.id, id), isNull(activityTable.deletedAt), activityAccess.visible(actor))
  return (await db.select({ id: activityTable.id }).from(activityTable).where(where)).length > 0
}
