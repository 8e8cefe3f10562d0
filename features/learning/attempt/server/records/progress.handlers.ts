import type { SQL } from 'drizzle-orm'
import { and, between, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { totalCap } from '#kit/contract/page.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Call, Db, HandlersOf } from '#kit/call/server/context.ts'
import { behind, cursorOf, type Level, orderOf, placeOf } from '#kit/resource/server/keyset.ts'
import { countRows, offsetOf, one, totalsFor } from '#kit/resource/server/paging.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { enrolmentView as enrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { paceStatuses, type PaceStatus } from '../../learning.machine.ts'
import type { progressEndpoints } from '../../progress.contract.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'
import { isBegunOrPublic, readableEnrolments } from './learningRecord.queries.ts'
import { isBehind } from './recordStatus.ts'

type Body = BodyOf<typeof progressEndpoints.page>
type Filters = BodyOf<typeof progressEndpoints.counts>

/** The records of an enrolment for which `is` holds. */
const some = (is: SQL) =>
  sql<boolean>`exists (select 1 from ${record} where ${record.enrolmentId} = ${enrolment.id} and ${isBegunOrPublic} and ${is})`

const isOpen = some(sql`${record.status} <> 'learned'`)
const isLearned = sql`(${some(sql`true`)} and not ${isOpen})`

/** The same as `paceOf`, in the query. */
const paces: Readonly<Record<PaceStatus, SQL>> = {
  learned: isLearned,
  behind: some(isBehind),
  inTime: sql`(not ${some(isBehind)} and not ${isLearned})`,
}

const sumOf = (what: SQL, from: SQL = sql`true`) =>
  sql<number>`(select coalesce(${what}, 0) from ${record} where ${record.enrolmentId} = ${enrolment.id} and ${isBegunOrPublic} and ${from})`.mapWith(
    Number,
  )
const counted = (from?: SQL) => sumOf(sql`count(*)`, from)

const shown = {
  id: enrolment.id,
  userId: enrolment.userId,
  userName: sql<string>`coalesce(${userView.nickname}, '')`,
  courseId: courseView.id,
  courseTitle: courseView.title,
  productTitle: sql<string>`coalesce(${productView.title}, '')`,
  status: sql<PaceStatus>`case when ${paces.learned} then 'learned' when ${paces.behind} then 'behind' else 'inTime' end`,
  activityCount: counted(),
  learnedActivities: counted(sql`${record.status} = 'learned'`),
  lateActivities: counted(isBehind),
  stars: sumOf(sql`sum(${record.stars})`),
  durationMs: sumOf(sql`sum(${record.durationMs})`),
  startsOn: enrolment.startsOn,
  createdAt: enrolment.redeemedAt,
  lastAt:
    sql<number>`(select max(${record.updatedAt}) from ${record} where ${record.enrolmentId} = ${enrolment.id} and ${record.status} <> 'waiting')`.mapWith(
      enrolment.redeemedAt,
    ),
}

function conditions({ userId, courseId, productId, status, createdAt }: Filters): SQL | undefined {
  const statuses = typeof status === 'string' ? [status] : status
  return and(
    isNotNull(enrolment.courseId),
    isNull(enrolment.endedAt),
    userId === undefined ? undefined : eq(enrolment.userId, userId),
    courseId === undefined ? undefined : eq(enrolment.courseId, courseId),
    productId === undefined ? undefined : eq(enrolment.productId, productId),
    statuses && or(sql`false`, ...statuses.map((pace) => paces[pace])),
    createdAt && between(enrolment.redeemedAt, createdAt.from ?? 0, createdAt.to ?? Number.MAX_SAFE_INTEGER),
  )
}

const sortOf = ({ sort }: Body): Level[] => {
  const order = sort?.[0]?.order ?? 'desc'
  return [
    { field: 'createdAt', column: enrolment.redeemedAt, order },
    { field: 'id', column: enrolment.id, order },
  ]
}

function readRows(db: Db, body: Body, where: SQL | undefined) {
  const sort = sortOf(body)
  return db
    .select(shown)
    .from(enrolment)
    .innerJoin(courseView, eq(courseView.id, enrolment.courseId))
    .leftJoin(productView, eq(productView.id, enrolment.productId))
    .leftJoin(userView, eq(userView.id, enrolment.userId))
    .where(and(where, behind(sort, placeOf(sort, body.after))))
    .orderBy(...orderOf(sort))
    .limit(body.pageSize)
    .offset(offsetOf(body))
}

const matching = (actor: Actor, filters: Filters) => and(readableEnrolments(actor), conditions(filters))

/** How many learners in courses these filters leave for the asker, as far as lists count. */
export const countProgress = ({ db, actor }: Pick<Call, 'db' | 'actor'>, filters: Filters) =>
  countRows(db, db.select(one).from(enrolment).where(matching(actor, filters)))

export const progressHandlers: HandlersOf<typeof progressEndpoints> = {
  page: async ({ db, actor, body }) => {
    const list = await readRows(db, body, matching(actor, body))
    const totals = await totalsFor(body, () => countProgress({ db, actor }, body))
    const last = list.length === body.pageSize ? list.at(-1) : undefined
    return { list, ...totals, next: last ? cursorOf(sortOf(body), last) : null }
  },
  counts: async ({ db, actor, body }) => {
    const where = matching(actor, { ...body, status: undefined })
    const figures = paceStatuses.map((pace) => {
      const rows = db.select(one).from(enrolment).where(and(where, paces[pace])).limit(totalCap)
      return [pace, sql<number>`(select count(*)::int from ${rows} as counted)`] as const
    })
    const [row] = await db.select(Object.fromEntries(figures)).from(sql`(select 1) as one`)
    return row ?? {}
  },
}
