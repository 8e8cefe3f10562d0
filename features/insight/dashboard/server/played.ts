import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { activityView as activity } from '#features/content/activity/server/activity.queries.ts'
import { anyDay, cohortName } from '#features/insight/statistics/statistics.cohort.ts'
import { statisticsFigureView as figure } from '#features/insight/statistics/server/statistics.queries.ts'
import { maxPlayed, type Played } from '../dashboard.contract.ts'

const summed = (name: string) =>
  sql<number>`sum((${figure.sums} ->> ${sql.raw(`'${name}'`)})::bigint)::float8`

/** The caller's own activities that most learners have begun, from the figures of the statistics. */
export async function readPlayed({ db, actor }: Call): Promise<Played[]> {
  const learners = summed('met')
  const rows = await db
    .select({
      activityId: activity.id,
      title: activity.title,
      cover: activity.cover,
      learners,
      finished: summed('done'),
    })
    .from(activity)
    .innerJoin(figure, eq(figure.activityId, activity.id))
    .where(
      and(
        eq(activity.creatorId, actor.id),
        isNull(activity.deletedAt),
        eq(figure.cohort, cohortName({})),
        eq(figure.day, anyDay),
        sql`${figure.cardId} = 0`,
      ),
    )
    .groupBy(activity.id, activity.title, activity.cover)
    .orderBy(desc(learners), desc(activity.id))
    .limit(maxPlayed)
  return rows.filter((row) => row.learners > 0).map((row) => ({ ...row, finished: row.finished ?? 0 }))
}
