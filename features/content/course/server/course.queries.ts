import { viewOf } from '#kit/data/server/viewOf.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'
import { courseTable } from './course.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'

export const courseView = viewOf(courseTable, [
  'cover',
  'creatorId',
  'days',
  'deletedAt',
  'id',
  'isChasing',
  'learnMode',
  'milestones',
  'overview',
  'sections',
  'showMode',
  'startDate',
  'status',
  'title',
  'type',
  'unlockMode',
  'updatedAt',
  'versionUpdate',
])

export const coursePlaceView = viewOf(coursePlaceTable, [
  'activityId',
  'courseId',
  'rank',
  'unit',
  'versionId',
])

export const courseInstructorView = viewOf(courseInstructorTable, ['ownerId', 'position', 'targetId'])
