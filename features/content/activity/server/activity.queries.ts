import { sql } from 'drizzle-orm'
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
  'partnerAgentId',
  'publishedAt',
  'publishedVersionId',
  'status',
  'title',
  'tutorAgentId',
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

/** What the authors think that the cards of a version take, in seconds; 0: nobody has said. */
export const estimatedSeconds = sql<number>`(
  select coalesce(sum((card ->> 'estimateSeconds')::int), 0)::int
  from jsonb_array_elements(${activityVersionView.cards}) as card
)`

export const activityTeacherView = viewOf(activityTeacherTable, ['ownerId', 'targetId'])
