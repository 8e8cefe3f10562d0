import { sql } from 'drizzle-orm'
import { contentAccess } from '#kit/resource/server/access.ts'
import { soldToReviewer, productCourseView } from '#features/content/product/server/product.queries.ts'
import { assistantMay } from './course.queries.ts'
import { courseTable } from './course.table.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'

/**
 * Content's rule; a teacher reads the courses that name them as instructor, an auditor those that a product sells which
 * they may read, an assistant those of an authorisation.
 */
export const courseAccess = contentAccess(courseTable, {
  open: ['public'],
  underReview: [],
  decidedBy: (reviewerId, id) => soldToReviewer(productCourseView, reviewerId, id),
  naming: (actorId, id) =>
    sql`${id} in (select ${courseInstructorTable.ownerId} from ${courseInstructorTable} where ${courseInstructorTable.targetId} = ${actorId})`,
  assisted: {
    reads: (actorId, id) => assistantMay(actorId, 'course', id),
    edits: (actorId, id) => assistantMay(actorId, 'course', id, 'editContent'),
  },
})
