import { sql } from 'drizzle-orm'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { activityVersionView, estimatedSeconds } from '#features/content/activity/server/activity.queries.ts'
import type { LearnRecord } from '../../learner.records.ts'
import { cardProgressTable } from '../progress/cardProgress.table.ts'
import { learningTable, type Learning } from '../progress/learning.table.ts'

type Version = RowOf<typeof activityVersionView>

/** A version as a learner sees it named. */
export const shown = ({
  activityId,
  title,
  fields,
  cardCount,
  seconds,
}: Pick<Version, 'activityId' | 'title' | 'fields' | 'cardCount'> & { readonly seconds: number }) => ({
  id: activityId,
  title,
  description: fields.description,
  cover: fields.cover,
  language: fields.language,
  cardCount,
  seconds,
})

export const versionColumns = {
  activityId: activityVersionView.activityId,
  title: activityVersionView.title,
  fields: activityVersionView.fields,
  cardCount: activityVersionView.cardCount,
  seconds: estimatedSeconds,
}

/** How many cards of the version of a learning its learner has had on the screen. */
export const seenCount = sql<number>`(
  select count(*)::int from ${cardProgressTable}
  where ${cardProgressTable.learnerId} = ${learningTable.userId}
    and ${cardProgressTable.activityVersionId} = ${learningTable.versionId}
)`

/** What the learner sees of their learning. */
export const learnRecordOf = ({
  status,
  startedAt,
  finishedAt,
  scaled,
  points,
  maxPoints,
  stars,
  awaitsTeacher,
  answersForgottenAt,
}: Learning): LearnRecord => ({
  status,
  startedAt,
  finishedAt,
  scaled,
  points,
  maxPoints,
  stars,
  awaitsTeacher,
  answersForgottenAt,
})
