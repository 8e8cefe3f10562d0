import { eq, sql } from 'drizzle-orm'
import { isAllowed } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { wholeOf } from '../statistics.whole.ts'
import { readSums } from './readFigures.ts'
import { readableActivities } from './statistics.access.ts'
import { statisticsFigureTable } from './statisticsFigure.table.ts'

export const statisticsFigureView = viewOf(statisticsFigureTable, [
  'activityId',
  'cardId',
  'cohort',
  'day',
  'sums',
])

/** How many learners began and finished an activity, and their mean score (0 to 1). */
interface Learned {
  readonly learners: number
  readonly finished: number
  readonly score: number | null
  /** Whether its statistics are open to the asker. */
  readonly isOpen: boolean
}

/**
 * How an activity was learned by everybody: whoever may read its statistics knows all of it, who made it how many learned it
 * (as on the dashboard), and for everyone else it is null.
 */
export async function learnedOf({ db, actor }: Call, id: number): Promise<Learned | null> {
  const isReader = isAllowed(statisticsEndpoints.info.who, actor)
  const open = isReader ? (readableActivities(actor, {}) ?? sql`true`) : sql`false`
  const [row] = await db
    .select({ isOpen: sql<boolean>`${open}`, creatorId: activityView.creatorId })
    .from(activityView)
    .where(eq(activityView.id, id))
  if (!row || !(row.isOpen || row.creatorId === actor.id)) return null
  const { learners, finished, score } = wholeOf((await readSums(db, {}, [id])).get(id)?.get(0) ?? {})
  return { learners, finished, score: row.isOpen ? score : null, isOpen: row.isOpen }
}
