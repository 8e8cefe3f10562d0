import type { SQL } from 'drizzle-orm'
import { and, arrayOverlaps, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { runningEnrolments, type RunningEnrolment } from '#features/content/course/course.ports.ts'
import type { bannerEndpoints } from '../banner.contract.ts'
import { hrefOf, targetIsPublic } from './bannerTarget.ts'
import { bannerTable, bannerUserTable, bannerViewTable } from './banner.table.ts'

/** So many wait at most for somebody who was long away. */
const maxShown = 5

/** Whether one of these enrolments is in a course that the banner names, and has the event behind the banner's going out. */
function hasEvent(
  enrolments: readonly RunningEnrolment[],
  eventOf: (one: RunningEnrolment) => number | null,
): SQL {
  const events = enrolments.flatMap((one) => {
    const at = eventOf(one)
    return one.courseId === null || at === null ? [] : [sql`(${one.courseId}::bigint, ${at}::bigint)`]
  })
  if (events.length === 0) return sql`false`
  return sql`exists (select 1 from (values ${sql.join(events, sql`, `)}) as event (course_id, at)
    where event.course_id = any(${bannerTable.courses}) and event.at >= ${bannerTable.sentAt})`
}

function isMeantFor(userId: number, enrolments: readonly RunningEnrolment[]): SQL | undefined {
  const named = and(eq(bannerUserTable.ownerId, bannerTable.id), eq(bannerUserTable.targetId, userId))
  const courseIds = enrolments.flatMap(({ courseId }) => courseId ?? [])
  return or(
    eq(bannerTable.audience, 'all'),
    and(
      eq(bannerTable.audience, 'courses'),
      courseIds.length > 0 ? arrayOverlaps(bannerTable.courses, courseIds) : sql`false`,
    ),
    and(eq(bannerTable.audience, 'users'), sql`exists (select 1 from ${bannerUserTable} where ${named})`),
  )
}

/** An event counts from the moment at which the banner is public: nobody is reminded of what is long past. */
const hasComeFor = (enrolments: readonly RunningEnrolment[]): SQL | undefined =>
  or(
    eq(bannerTable.pushType, 'time'),
    and(
      eq(bannerTable.nodeType, 'redeemed'),
      hasEvent(enrolments, ({ redeemedAt }) => redeemedAt),
    ),
    and(
      eq(bannerTable.nodeType, 'learned'),
      hasEvent(enrolments, ({ learnedAt }) => learnedAt),
    ),
  )

/** What is public for the asker by now. */
async function isForReader(call: Call): Promise<SQL | undefined> {
  const userId = call.actor.id
  const enrolments = await call.services.callPort(call, runningEnrolments, { userId })
  const { status, deletedAt } = bannerTable
  return and(eq(status, 'public'), isNull(deletedAt), isMeantFor(userId, enrolments), hasComeFor(enrolments))
}

/** What the asker is to see, the newest first, without what they put away. */
export async function shownBanners(call: Call): Promise<DataOf<typeof bannerEndpoints.mine>> {
  const { db, actor, services } = call
  const away = sql`exists (select 1 from ${bannerViewTable} where ${bannerViewTable.bannerId} = ${bannerTable.id} and ${bannerViewTable.userId} = ${actor.id} and ${bannerViewTable.dismissedAt} is not null)`
  const rows = await db
    .select({ ...getTableColumns(bannerTable), isPublic: targetIsPublic })
    .from(bannerTable)
    .where(and(await isForReader(call), sql`not ${away}`))
    .orderBy(desc(bannerTable.sentAt), desc(bannerTable.id))
    .limit(maxShown)
  const files = await services.showFiles(
    call,
    rows.flatMap(({ videoId }) => (videoId === null ? [] : [videoId])),
  )
  return rows.map((row) => {
    const { id, title, fileType, image, videoId } = row
    const url = fileType === 'image' ? image : (files[String(videoId)]?.url ?? '')
    return { id, title, fileType, url, href: hrefOf(row) }
  })
}

/** Kept once a learner: telling it again changes nothing but putting it away. */
export async function saveView(
  call: Call,
  { bannerId, clientId, isDismissed }: BodyOf<typeof bannerEndpoints.viewed>,
): Promise<true> {
  const { db, actor, now } = call
  const [row] = await db
    .select({ id: bannerTable.id })
    .from(bannerTable)
    .where(and(eq(bannerTable.id, bannerId), await isForReader(call)))
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
