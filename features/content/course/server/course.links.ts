import { careerLink } from '#features/content/career/server/career.table.ts'
import { tagLink } from '#features/content/tag/server/tag.table.ts'
import { staffLink } from '#features/people/user/server/user.table.ts'
import { courseCareerTable } from './courseCareer.table.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'
import { courseTagTable } from './courseTag.table.ts'

export const courseLinks = {
  careerIds: careerLink(courseCareerTable),
  tagIds: tagLink(courseTagTable),
  instructorIds: staffLink(courseInstructorTable, 'instructors'),
}
