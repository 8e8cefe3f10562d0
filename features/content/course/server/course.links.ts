import { careerLink } from '#features/content/career/server/career.queries.ts'
import { tagLink } from '#features/content/tag/server/tag.queries.ts'
import { staffLink } from '#features/people/user/server/user.queries.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'
import { courseCareerTable, courseTagTable } from './courseTopic.table.ts'

export const courseLinks = {
  careerIds: careerLink(courseCareerTable),
  tagIds: tagLink(courseTagTable),
  instructorIds: staffLink(courseInstructorTable, 'instructors'),
}
