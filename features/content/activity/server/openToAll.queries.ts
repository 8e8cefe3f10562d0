import { and, eq, sql } from 'drizzle-orm'
import { activityHolders } from './record/activity.sqlPorts.ts'
import { activityTable } from './record/activity.table.ts'

const { id, status, courseId, freeSample } = activityTable

const holderCount = activityHolders.of(id)

/** DEF-independent: no enrolment is needed to begin it. A condition over the activity's table. */
export const needsNoEnrolment = sql<boolean>`(${freeSample} = 'yes' or (${courseId} is null and ${holderCount} = 0))`

/** The same while it is public: anybody who is signed in may begin it. */
export const isOpenToAll = and(eq(status, 'public'), needsNoEnrolment)
