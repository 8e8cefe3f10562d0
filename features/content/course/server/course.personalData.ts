import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, linksStay, ownRows, publicContent, stays } from '#kit/call/server/personalData.ts'
import { courseTable } from './course.table.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'
import { courseCareerTable, courseTagTable } from './courseTopic.table.ts'

export const coursePersonalData: PersonalData = {
  fates: [
    stays(
      courseTable,
      because.work,
      'creatorId',
      'status',
      'title',
      'overview',
      'cover',
      'targetLearners',
      'outcomes',
      'type',
      'learnMode',
      'unlockMode',
      'showMode',
      'versionUpdate',
      'sections',
      'milestones',
      'materials',
      'gallery',
      'featureIcons',
      'sellingPoints',
      'faq',
      'reviews',
      'shareTitle',
      'shareText',
      'shareImage',
      'qrImage',
    ),
    ...linksStay(courseAbilityTable, courseCareerTable, courseInstructorTable, courseTagTable),
    stays(courseAbilityTable, because.nobody, 'level'),
  ],
  own: {
    'content/courses': ownRows(courseTable, courseTable.creatorId),
  },
  holdings: [
    publicContent({
      resource: 'course',
      table: courseTable,
      label: courseTable.title,
      isPublic: eq(courseTable.status, 'public'),
    }),
  ],
}
