import { and, desc, eq, exists, isNull, ne, type SQL } from 'drizzle-orm'
import { administrators, creators, hasRole } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { isOffered } from '#kit/data/server/exampleRecords.ts'
import { activityVersionView, activityView } from '#features/content/activity/server/activity.queries.ts'
import { careerView } from '#features/content/career/server/career.queries.ts'
import { learningView, responseView } from '#features/learning/attempt/server/attempt.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { BeginStep, LineCount } from '../dashboard.contract.ts'
import { beginKeys, beginStepOf, type Begun } from '../dashboard.begin.ts'

/** B15: the steps to the first learner, each as the data has it; null for who makes nothing, and once a learner has answered. */
export async function readBeginning(call: Call, lines: readonly LineCount[]): Promise<BeginStep[] | null> {
  const { actor, db } = call
  if (!hasRole(actor, creators)) return null
  const mine = and(
    isNull(activityView.deletedAt),
    isOffered('activity', activityView.id),
    hasRole(actor, administrators) ? undefined : eq(activityView.creatorId, actor.id),
  )
  const isAnswered = hasRole(actor, administrators)
    ? await isAnythingAnswered(db)
    : await isAny(call, and(mine, isAnsweredByOthers(db)))
  if (isAnswered) return null
  const begun = await readBegun(call, mine, lines)
  return beginKeys.flatMap((key) => {
    const { who, isDone, href } = beginStepOf(key)
    return hasRole(actor, who) ? [{ key, isDone: isDone(begun), href: href(begun) }] : []
  })
}

async function readBegun(call: Call, mine: SQL | undefined, lines: readonly LineCount[]): Promise<Begun> {
  const { db, actor } = call
  const [activityId, publicId, isOpened, colleagues, careers] = await Promise.all([
    newest(call, mine),
    newest(call, and(mine, eq(activityView.status, 'public'))),
    isAny(call, and(mine, isOpenedByAnybody(db))),
    db
      .select({ id: userView.id })
      .from(userView)
      .where(and(ne(userView.id, actor.id), isNull(userView.deletedAt), isOffered('app_user', userView.id)))
      .limit(1),
    db
      .select({ id: careerView.id })
      .from(careerView)
      .where(and(isNull(careerView.deletedAt), isOffered('career', careerView.id)))
      .limit(1),
  ])
  return {
    ...{ activityId, publicId, isOpened },
    // Of those that their list shows; an example school's are nobody's first one.
    hasCareer: careers.length > 0 && (lines.find(({ key }) => key === 'careers')?.total ?? 0) > 0,
    hasColleague: colleagues.length > 0,
  }
}

async function newest({ db }: Call, condition: SQL | undefined): Promise<number | null> {
  const [row] = await db
    .select({ id: activityView.id })
    .from(activityView)
    .where(condition)
    .orderBy(desc(activityView.id))
    .limit(1)
  return row?.id ?? null
}

const isAny = async (call: Call, condition: SQL | undefined): Promise<boolean> =>
  (await newest(call, condition)) !== null

/** Its first card was shown: whoever looks at what they have made has opened it too. */
const isOpenedByAnybody = (db: Call['db']): SQL =>
  exists(
    db.select({ id: learningView.id }).from(learningView).where(eq(learningView.activityId, activityView.id)),
  )

/** Somebody answered a card who did not make it, whoever did: the first answer that is found ends the search. */
async function isAnythingAnswered(db: Call['db']): Promise<boolean> {
  const rows = await db
    .select({ id: responseView.id })
    .from(responseView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, responseView.activityVersionId))
    .innerJoin(activityView, eq(activityView.id, activityVersionView.activityId))
    .where(
      and(
        ne(responseView.learnerId, activityView.creatorId),
        isNull(activityView.deletedAt),
        isOffered('activity', activityView.id),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Somebody answered a card who did not make it. Learnings lead to the answers: those have no index by activity. */
const isAnsweredByOthers = (db: Call['db']): SQL =>
  exists(
    db
      .select({ id: responseView.id })
      .from(learningView)
      .innerJoin(
        responseView,
        and(
          eq(responseView.learnerId, learningView.userId),
          eq(responseView.activityVersionId, learningView.versionId),
        ),
      )
      .where(
        and(eq(learningView.activityId, activityView.id), ne(learningView.userId, activityView.creatorId)),
      ),
  )
