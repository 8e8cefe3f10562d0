import type { Param, SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { Enrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { learningChangeTable } from '../progress/learningChange.table.ts'
import { learningTable } from '../progress/learning.table.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'

/** The record that an enrolment has of one activity, as its rules open it now. */
export interface WantedRecord {
  readonly enrolmentId: number
  readonly activityId: number
  readonly unit: number | null
  readonly unlockAt: number | null
  readonly dueAt: number | null
}

/** What some enrolments have: all of them in one course, or each for one activity by itself. */
interface Wanted {
  readonly enrolments: readonly Enrolment[]
  readonly activityIds: readonly number[]
  readonly records: readonly WantedRecord[]
}

/** A column of values as one parameter, however many there are. */
const listOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number | null): Param =>
  sql.param(rows.map(valueOf))

/**
 * Gives enrolments the records that they want, and takes away those that nobody has begun of activities that stand there no more: one
 * statement for thousands. A record that is as it should be is not touched. What was learned before it had this record is repeated
 * in it. Doing it again does no harm.
 */
export async function storeRecords(db: Db, wanted: Wanted): Promise<void> {
  await db.execute(storing(wanted))
  await repeatResults(db, wanted)
}

function storing({ enrolments, activityIds, records }: Wanted): SQL {
  const ids = listOf(enrolments, ({ id }) => id)
  const byId = new Map(enrolments.map((enrolment) => [enrolment.id, enrolment]))
  const columnOf = (name: 'userId' | 'courseId' | 'productId' | 'redeemedAt') =>
    listOf(records, ({ enrolmentId }) => byId.get(enrolmentId)?.[name] ?? null)
  // Whole rows: PostgreSQL would join two lists of which it does not know how long they are.
  return sql`
    with wanted as materialized (
      select * from unnest(
        ${listOf(records, ({ enrolmentId }) => enrolmentId)}::bigint[],
        ${columnOf('userId')}::bigint[],
        ${columnOf('courseId')}::bigint[],
        ${columnOf('productId')}::bigint[],
        ${columnOf('redeemedAt')}::bigint[],
        ${listOf(records, ({ activityId }) => activityId)}::bigint[],
        ${listOf(records, ({ unit }) => unit)}::integer[],
        ${listOf(records, ({ unlockAt }) => unlockAt)}::bigint[],
        ${listOf(records, ({ dueAt }) => dueAt)}::bigint[]
      ) as wanted (enrolment_id, user_id, course_id, product_id, redeemed_at, activity_id, unit, unlock_at, due_at)
    ), removed as (
      delete from ${record} where ${record.enrolmentId} = any(${ids}::bigint[])
        and ${record.status} = 'waiting' and ${record.activityId} <> all(${sql.param([...activityIds])}::bigint[])
    ), changed as (
      update ${record} set enrolment_id = wanted.enrolment_id, product_id = wanted.product_id, unit = wanted.unit,
        unlock_at = wanted.unlock_at, due_at = wanted.due_at
      from wanted where ${isTheirs}
        and (${record.enrolmentId}, ${record.productId}, ${record.unit}, ${record.unlockAt}, ${record.dueAt})
          is distinct from (wanted.enrolment_id, wanted.product_id, wanted.unit, wanted.unlock_at, wanted.due_at)
    )
    insert into ${record} (creator_id, created_at, updated_at, user_id, activity_id, course_id, product_id, enrolment_id,
      unit, unlock_at, due_at)
    select user_id, redeemed_at, redeemed_at, user_id, activity_id, course_id, product_id, enrolment_id,
      unit, unlock_at, due_at
    from wanted where not exists (select from ${record} where ${isTheirs})
    on conflict do nothing`
}

const isTheirs = sql`${record.userId} = wanted.user_id and ${record.activityId} = wanted.activity_id
  and ${record.courseId} is not distinct from wanted.course_id`

const resultOf = {
  status: learningTable.status,
  versionId: learningTable.versionId,
  startedAt: learningTable.startedAt,
  updatedAt: learningTable.lastAt,
  finishedAt: learningTable.finishedAt,
  durationMs: learningTable.durationMs,
  sittings: learningTable.sittings,
  scaled: learningTable.scaled,
  points: learningTable.points,
  maxPoints: learningTable.maxPoints,
  stars: learningTable.stars,
  scores: learningTable.scores,
}

/** Records of what was begun already say so; figures tell learners apart by the courses and products that brought them. */
async function repeatResults(db: Db, { enrolments }: Wanted): Promise<void> {
  const begun = await db
    .update(record)
    .set(Object.fromEntries(Object.entries(resultOf).map(([name, column]) => [name, sql`${column}`])))
    .from(learningTable)
    .where(
      and(
        sql`${record.enrolmentId} = any(${listOf(enrolments, ({ id }) => id)}::bigint[])`,
        eq(record.status, 'waiting'),
        eq(learningTable.userId, record.userId),
        eq(learningTable.activityId, record.activityId),
      ),
    )
    .returning({ userId: record.userId, activityId: record.activityId })
  if (begun.length === 0) return
  await db.execute(sql`
    insert into ${learningChangeTable} (learning_id)
    select ${learningTable.id} from ${learningTable} join unnest(
      ${listOf(begun, ({ userId }) => userId)}::bigint[], ${listOf(begun, ({ activityId }) => activityId)}::bigint[]
    ) as begun (user_id, activity_id)
    on ${learningTable.userId} = begun.user_id and ${learningTable.activityId} = begun.activity_id`)
}
