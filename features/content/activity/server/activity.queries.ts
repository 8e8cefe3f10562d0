import { viewOf } from '#kit/data/server/viewOf.ts'
import { activityTable } from './record/activity.table.ts'
import { activityVersionTable } from './record/activityVersion.table.ts'
import { activityTeacherTable } from './record/activityTeacher.table.ts'

export const activityView = viewOf(activityTable, [
  'courseId',
  'cover',
  'creatorId',
  'deletedAt',
  'freeSample',
  'id',
  'publishedAt',
  'publishedVersionId',
  'status',
  'title',
])

export const activityVersionView = viewOf(activityVersionTable, [
  'activityId',
  'cardCount',
  'cards',
  'deckHash',
  'fields',
  'id',
  'label',
  'number',
  'title',
])

export const activityTeacherView = viewOf(activityTeacherTable, ['ownerId', 'targetId'])
