import type { SQL } from 'drizzle-orm'
import { and, asc, between, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BodyOf } from '#kit/endpoint.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Range } from '#kit/page.ts'
import { hasRole } from '#kit/role.ts'
import type { Actor } from '#kit/role.ts'
import type { Db, HandlersOf } from '#kit/server/context.ts'
import { contains } from '#kit/server/crud.query.ts'
import { countRows, offsetOf, one } from '#kit/server/paging.ts'
import { activityTable } from '#features/activity/server/activity.table.ts'
import { activityTeacherTable } from '#features/activity/server/activityTeacher.table.ts'
import { activityVersionTable } from '#features/activity/server/activityVersion.table.ts'
import { userTable } from '#features/user/server/user.table.ts'
import type { studyEndpoints } from '../learning.contract.ts'
import { learningTable as learning } from './learning.table.ts'
import { readAnswers } from './studyAnswers.ts'

type Body = BodyOf<typeof studyEndpoints.page>

const shown = {
  id: learning.id,
  userId: learning.userId,
  userName: sql<string>`coalesce(${userTable.nickname}, '')`,
  activityId: learning.activityId,
  activityTitle: activityTable.title,
  versionId: learning.versionId,
  versionNumber: activityVersionTable.number,
  status: learning.status,
  startedAt: learning.startedAt,
  lastAt: learning.lastAt,
  finishedAt: learning.finishedAt,
  durationMs: learning.durationMs,
  scaled: learning.scaled,
  points: learning.points,
  maxPoints: learning.maxPoints,
  stars: learning.stars,
}

/** A super administrator reads every record, a teacher those of the activities that name them as host. */
function readable(actor: Actor): SQL | undefined {
  if (hasRole(actor, ['super_admin'])) return undefined
  return sql`exists (select 1 from ${activityTeacherTable} where ${activityTeacherTable.ownerId} = ${learning.activityId} and ${activityTeacherTable.targetId} = ${actor.id})`
}

const within = (column: PgColumn, range: Range | undefined): SQL | undefined =>
  range && between(column, range.from ?? 0, range.to ?? Number.MAX_SAFE_INTEGER)

function conditions({ userId, activityId, status, title, startedAt, lastAt }: Body): SQL | undefined {
  const wanted = typeof status === 'string' ? [status] : status
  const stored = wanted?.filter((one) => one === 'learning' || one === 'learned')
  return and(
    userId === undefined ? undefined : eq(learning.userId, userId),
    activityId === undefined ? undefined : eq(learning.activityId, activityId),
    stored ? inArray(learning.status, stored) : undefined,
    title ? contains(activityTable.title, title) : undefined,
    within(learning.startedAt, startedAt),
    within(learning.lastAt, lastAt),
  )
}

interface Order {
  readonly column: PgColumn
  readonly isRising: boolean
}

function orderOf({ sort }: Body): Order {
  const wanted = sort?.[0]
  return {
    column: wanted?.field === 'startedAt' ? learning.startedAt : learning.lastAt,
    isRising: wanted?.order === 'asc',
  }
}

/** Rows behind the one whose moment and id `after` holds. */
function behind({ column, isRising }: Order, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const [at, id] = /^\d{1,15}-\d{1,15}$/.test(after) ? after.split('-').map(Number) : []
  if (at === undefined || id === undefined)
    return refuse(kitFaults.invalid, { fields: { after: { namespace: 'kit', key: 'problems.invalid' } } })
  const further = isRising ? gt : lt
  return or(further(column, at), and(eq(column, at), further(learning.id, id)))
}

const joined = (db: Db) =>
  db
    .select(shown)
    .from(learning)
    .innerJoin(activityTable, eq(activityTable.id, learning.activityId))
    .innerJoin(activityVersionTable, eq(activityVersionTable.id, learning.versionId))
    .leftJoin(userTable, eq(userTable.id, learning.userId))

const counted = (db: Db, where: SQL | undefined) =>
  db
    .select(one)
    .from(learning)
    .innerJoin(activityTable, eq(activityTable.id, learning.activityId))
    .where(where)

export const studyHandlers: HandlersOf<typeof studyEndpoints> = {
  page: async ({ db, actor, body }) => {
    const order = orderOf(body)
    const where = and(readable(actor), conditions(body))
    const direction = order.isRising ? asc : desc
    const list = await joined(db)
      .where(and(where, behind(order, body.after)))
      .orderBy(direction(order.column), direction(learning.id))
      .limit(body.pageSize)
      .offset(offsetOf(body))
    const totals = await countRows(db, counted(db, where))
    const last = list.length === body.pageSize ? list.at(-1) : undefined
    const at = order.column === learning.startedAt ? last?.startedAt : last?.lastAt
    return {
      list,
      ...totals,
      next: last ? `${at}-${last.id}` : null,
    }
  },
  get: async ({ db, actor, query }) => {
    const [row] = await joined(db).where(and(eq(learning.id, query.id), readable(actor)))
    if (!row) refuse(kitFaults.notFound)
    return { ...row, answers: await readAnswers(db, row) }
  },
}
