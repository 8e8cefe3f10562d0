import { viewOf } from '#kit/data/server/viewOf.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'
import { courseTable } from './course.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { courseCareerTable, courseTagTable } from './courseTopic.table.ts'

export const courseView = viewOf(courseTable, [
  'cover',
  'creatorId',
  'days',
  'deletedAt',
  'id',
  'isChasing',
  'learnMode',
  'milestones',
  'outcomes',
  'overview',
  'sections',
  'showMode',
  'startDate',
  'status',
  'targetLearners',
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

export const courseAbilityView = viewOf(courseAbilityTable, ['ownerId', 'position', 'targetId'])

export const courseCareerView = viewOf(courseCareerTable, ['ownerId', 'position', 'targetId'])

export const courseTagView = viewOf(courseTagTable, ['ownerId', 'position', 'targetId'])
