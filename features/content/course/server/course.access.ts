import { sql } from 'drizzle-orm'
import { contentAccess } from '#kit/resource/server/access.ts'
import { courseSoldToReviewer, entrustedTo } from './course.sqlPorts.ts'
import { courseTable } from './course.table.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'

/**
 * Content's rule; a teacher reads the courses that name them as instructor, an auditor those that a product sells which
 * they may read, an assistant those of an authorisation.
 */
export const courseAccess = contentAccess(courseTable, {
  open: ['public'],
  underReview: [],
  decidedBy: (reviewerId, id) => courseSoldToReviewer.of({ reviewerId, id }),
  naming: (actorId, id) =>
    sql`${id} in (select ${courseInstructorTable.ownerId} from ${courseInstructorTable} where ${courseInstructorTable.targetId} = ${actorId})`,
  assisted: {
    reads: (actorId, id) => entrustedTo.of({ actorId, target: 'course', id }),
    edits: (actorId, id) => entrustedTo.of({ actorId, target: 'course', id, privilege: 'editContent' }),
  },
})
