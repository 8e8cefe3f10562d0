import type { SQL } from 'drizzle-orm'
import { and, between, eq, or, sql } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { totalCap } from '#kit/contract/page.ts'
import type { Call, Db, HandlersOf } from '#kit/call/server/context.ts'
import { behind, cursorOf, type Level, orderOf, placeOf } from '#kit/resource/server/keyset.ts'
import { countRows, offsetOf, one, totalsFor } from '#kit/resource/server/paging.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { enrolmentView as enrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { paceStatuses, type PaceStatus } from '../../learning.machine.ts'
import type { progressEndpoints } from '../../progress.contract.ts'
import { courseProgressTable as progress } from '../progress/courseProgress.table.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'
import { isBegunOrPublic, readableProgress } from './learningRecord.queries.ts'
import { clock, isBehind } from './recordStatus.ts'

type Body = BodyOf<typeof progressEndpoints.page>
type Filters = BodyOf<typeof progressEndpoints.counts>

/** The same as `paceOf`, of what is kept. */
const paces: Readonly<Record<PaceStatus, SQL>> = {
  learned: sql`${progress.isLearned}`,
  behind: sql`(not ${progress.isLearned} and ${progress.dueAt} <= ${clock})`,
  inTime: sql`(not ${progress.isLearned} and ${progress.dueAt} > ${clock})`,
}

/** What the records of an enrolment come to, for the few of a page. */
const figures = sql`(
  select count(*)::int as activities,
    count(*) filter (where ${record.status} = 'learned')::int as learned,
    count(*) filter (where ${isBehind})::int as late,
    coalesce(sum(${record.stars}), 0)::int as stars,
    coalesce(sum(${record.durationMs}), 0)::float8 as spent,
    (max(${record.updatedAt}) filter (where ${record.status} <> 'waiting'))::float8 as last_at
  from ${record} where ${record.enrolmentId} = ${progress.enrolmentId} and ${isBegunOrPublic}
) as figures`

const shown = {
  id: progress.enrolmentId,
  userId: progress.userId,
  userName: sql<string>`coalesce(${userView.nickname}, '')`,
  courseId: courseView.id,
  courseTitle: courseView.title,
  productTitle: sql<string>`coalesce(${productView.title}, '')`,
  status: sql<PaceStatus>`case when ${paces.learned} then 'learned' when ${paces.behind} then 'behind' else 'inTime' end`,
  activityCount: sql<number>`figures.activities`,
  learnedActivities: sql<number>`figures.learned`,
  lateActivities: sql<number>`figures.late`,
  stars: sql<number>`figures.stars`,
  durationMs: sql<number>`figures.spent`,
  startsOn: enrolment.startsOn,
  createdAt: progress.redeemedAt,
  lastAt: sql<number | null>`figures.last_at`,
}

function conditions({ userId, courseId, productId, status, createdAt }: Filters): SQL | undefined {
  const statuses = typeof status === 'string' ? [status] : status
  return and(
    userId === undefined ? undefined : eq(progress.userId, userId),
    courseId === undefined ? undefined : eq(progress.courseId, courseId),
    productId === undefined ? undefined : eq(progress.productId, productId),
    statuses && or(sql`false`, ...statuses.map((pace) => paces[pace])),
    createdAt && between(progress.redeemedAt, createdAt.from ?? 0, createdAt.to ?? Number.MAX_SAFE_INTEGER),
  )
}

const sortOf = ({ sort }: Body): Level[] => {
  const order = sort?.[0]?.order ?? 'desc'
  return [
    { field: 'createdAt', column: progress.redeemedAt, order },
    { field: 'id', column: progress.enrolmentId, order },
  ]
}

/** The rows of a page are found on an index first: their figures are reckoned of these few alone. */
function readRows(db: Db, body: Body, where: SQL | undefined) {
  const sort = sortOf(body)
  const found = db
    .select({ id: progress.enrolmentId })
    .from(progress)
    .where(and(where, behind(sort, placeOf(sort, body.after))))
    .orderBy(...orderOf(sort))
    .limit(body.pageSize)
    .offset(offsetOf(body))
  return db
    .select(shown)
    .from(progress)
    .innerJoin(enrolment, eq(enrolment.id, progress.enrolmentId))
    .innerJoin(courseView, eq(courseView.id, progress.courseId))
    .leftJoin(productView, eq(productView.id, progress.productId))
    .leftJoin(userView, eq(userView.id, progress.userId))
    .crossJoinLateral(figures)
    .where(sql`${progress.enrolmentId} = any(array(${found}))`)
    .orderBy(...orderOf(sort))
}

type Asked = Pick<Call, 'db' | 'actor'>

const matching = async (call: Asked, filters: Filters) =>
  and(await readableProgress(call), conditions(filters))

/** How many learners in courses these filters leave for the asker, as far as lists count. */
export const countProgress = async (call: Asked, filters: Filters) =>
  countRows(
    call.db,
    call.db
      .select(one)
      .from(progress)
      .where(await matching(call, filters)),
  )

export const progressHandlers: HandlersOf<typeof progressEndpoints> = {
  page: async (call) => {
    const { body, db } = call
    const list = await readRows(db, body, await matching(call, body))
    const totals = await totalsFor(body, () => countProgress(call, body))
    const last = list.length === body.pageSize ? list.at(-1) : undefined
    return { list, ...totals, next: last ? cursorOf(sortOf(body), last) : null }
  },
  counts: async (call) => {
    const { body, db } = call
    const where = await matching(call, { ...body, status: undefined })
    const counted = paceStatuses.map((pace) => {
      const rows = db.select(one).from(progress).where(and(where, paces[pace])).limit(totalCap)
      return [pace, sql<number>`(select count(*)::int from ${rows} as counted)`] as const
    })
    const [row] = await db.select(Object.fromEntries(counted)).from(sql`(select 1) as one`)
    return row ?? {}
  },
}
