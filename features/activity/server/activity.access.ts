import { sql } from 'drizzle-orm'
import { contentAccess } from '#kit/server/access.ts'
import { activityTable } from './activity.table.ts'
import { activityTeacherTable } from './activityTeacher.table.ts'

/** Content's rule; a teacher reads the activities that name them as host. */
export const activityAccess = contentAccess(activityTable, {
  open: ['public'],
  underReview: [],
  naming: (actorId, id) =>
    sql`exists (select 1 from ${activityTeacherTable} where ${activityTeacherTable.ownerId} = ${id} and ${activityTeacherTable.targetId} = ${actorId})`,
})
