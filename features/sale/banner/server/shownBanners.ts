import type { SQL } from 'drizzle-orm'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/endpoint.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Call } from '#kit/server/context.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { enrolmentTable } from '#features/learning/learning/server/enrolment.table.ts'
import { learningTable } from '#features/learning/learning/server/learning.table.ts'
import type { bannerEndpoints } from '../banner.contract.ts'
import { bannerTable, bannerUserTable, bannerViewTable } from './banner.table.ts'

/** So many wait at most for somebody who was long away. */
const mostShown = 5

/** The learner's enrolments in the courses that the banner names. */
const enrolledInNamed = (userId: number) =>
  sql`from ${enrolmentTable} where ${enrolmentTable.userId} = ${userId} and ${enrolmentTable.endedAt} is null and ${enrolmentTable.courseId} = any(${bannerTable.courses})`

function isMeantFor(userId: number): SQL | undefined {
  const named = and(eq(bannerUserTable.ownerId, bannerTable.id), eq(bannerUserTable.targetId, userId))
  return or(
    eq(bannerTable.audience, 'all'),
    and(eq(bannerTable.audience, 'courses'), sql`exists (select 1 ${enrolledInNamed(userId)})`),
    and(eq(bannerTable.audience, 'users'), sql`exists (select 1 from ${bannerUserTable} where ${named})`),
  )
}

/** Everything public in the course of an enrolment is learned, the last of it since the banner went out. */
const courseLearned = (userId: number) => sql`(
  select bool_and(coalesce(${learningTable.status} = 'learned', false))
    and max(${learningTable.finishedAt}) >= ${bannerTable.sentAt}
  from ${coursePlaceTable}
  join ${activityTable} on ${activityTable.id} = ${coursePlaceTable.activityId}
    and ${activityTable.status} = 'public' and ${activityTable.deletedAt} is null
  left join ${learningTable} on ${learningTable.activityId} = ${coursePlaceTable.activityId}
    and ${learningTable.userId} = ${userId}
  where ${coursePlaceTable.courseId} = ${enrolmentTable.courseId}
)`

/** An event counts from the moment at which the banner is public: nobody is reminded of what is long past. */
function hasComeFor(userId: number): SQL | undefined {
  const theirs = enrolledInNamed(userId)
  const since = sql`${enrolmentTable.redeemedAt} >= ${bannerTable.sentAt}`
  return or(
    eq(bannerTable.pushType, 'time'),
    and(eq(bannerTable.nodeType, 'redeemed'), sql`exists (select 1 ${theirs} and ${since})`),
    and(eq(bannerTable.nodeType, 'learned'), sql`exists (select 1 ${theirs} and ${courseLearned(userId)})`),
  )
}

const isFor = (userId: number) =>
  and(eq(bannerTable.status, 'public'), isNull(bannerTable.deletedAt), isMeantFor(userId), hasComeFor(userId))

/** What the asker is to see, the newest first, without what they put away. */
export async function shownBanners(call: Call): Promise<DataOf<typeof bannerEndpoints.mine>> {
  const { db, actor, services } = call
  const away = sql`exists (select 1 from ${bannerViewTable} where ${bannerViewTable.bannerId} = ${bannerTable.id} and ${bannerViewTable.userId} = ${actor.id} and ${bannerViewTable.dismissedAt} is not null)`
  const rows = await db
    .select()
    .from(bannerTable)
    .where(and(isFor(actor.id), sql`not ${away}`))
    .orderBy(desc(bannerTable.sentAt), desc(bannerTable.id))
    .limit(mostShown)
  const files = await services.showFiles(
    call,
    rows.flatMap(({ videoId }) => (videoId === null ? [] : [videoId])),
  )
  return rows.map(({ id, title, fileType, image, videoId }) => ({
    ...{ id, title, fileType },
    url: fileType === 'image' ? image : (files[String(videoId)]?.url ?? ''),
  }))
}

/** Kept once a learner: telling it again changes nothing but putting it away. */
export async function keepView(
  { db, actor, now }: Call,
  { bannerId, clientId, isDismissed }: BodyOf<typeof bannerEndpoints.viewed>,
): Promise<true> {
  const [row] = await db
    .select({ id: bannerTable.id })
    .from(bannerTable)
    .where(and(eq(bannerTable.id, bannerId), isFor(actor.id)))
  if (!row) refuse(kitFaults.notFound)
  const dismissedAt = isDismissed ? now : null
  const view = { bannerId, userId: actor.id, clientId, viewedAt: now, dismissedAt }
  const insert = db.insert(bannerViewTable).values(view)
  if (isDismissed)
    await insert.onConflictDoUpdate({
      target: [bannerViewTable.bannerId, bannerViewTable.userId],
      set: { dismissedAt: now },
    })
  else await insert.onConflictDoNothing()
  return true
}
