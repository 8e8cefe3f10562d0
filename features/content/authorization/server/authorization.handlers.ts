import type { SQL } from 'drizzle-orm'
import { and, arrayOverlaps, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { fresh } from '#kit/resource/server/crud.ts'
import { behind, cursorOf, type Level, orderOf, placeOf } from '#kit/resource/server/keyset.ts'
import { countRows, offsetOf, one, totalsFor } from '#kit/resource/server/paging.ts'
import { phrase } from '#kit/i18n/words.ts'
import { isOnStaff, userView, userViewAs } from '#features/people/user/server/user.queries.ts'
import { authorizationFaults, type courseAuthEndpoints } from '../authorization.contract.ts'
import { authorizationTable as table } from './authorization.table.ts'
import { isManagedBy, manageTarget, ofTarget } from './authTarget.ts'

const resource = 'course-auth'
const newestFirst: readonly Level[] = [{ field: 'id', column: table.id, order: 'desc' }]
const makers = userViewAs('maker')

/** Managers see what they manage, assistants their own. */
const visible = (actor: Actor): SQL | undefined =>
  and(isNull(table.deletedAt), or(isManagedBy(actor), eq(table.userId, actor.id)))

const readRows = ({ db, actor }: Call, where: SQL | undefined) =>
  db
    .select({
      id: table.id,
      targetType: table.targetType,
      targetId: table.targetId,
      targetTitle: ofTarget('title'),
      targetStatus: ofTarget('status'),
      userId: table.userId,
      userName: sql<string>`coalesce(${userView.nickname}, '')`,
      userAvatar: sql<string>`coalesce(${userView.avatar}, '')`,
      privileges: table.privileges,
      creatorId: table.creatorId,
      creatorName: sql<string>`coalesce(${makers.nickname}, '')`,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
      revision: table.revision,
      mayEdit: sql<boolean>`${isManagedBy(actor)}`,
    })
    .from(table)
    .leftJoin(userView, eq(userView.id, table.userId))
    .leftJoin(makers, eq(makers.id, table.creatorId))
    .where(and(visible(actor), where))
    .orderBy(...orderOf(newestFirst))

const listed = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

type PageBody = BodyOf<typeof courseAuthEndpoints.page>

const conditionOf = ({ targetType, targetId, userId, privilege }: PageBody): SQL | undefined =>
  and(
    targetType === undefined ? undefined : inArray(table.targetType, listed(targetType)),
    targetId === undefined ? undefined : eq(table.targetId, targetId),
    userId === undefined ? undefined : eq(table.userId, userId),
    privilege === undefined ? undefined : anyOf(listed(privilege)),
  )

const anyOf = (privileges: (typeof table.$inferSelect)['privileges']): SQL =>
  privileges.length === 0 ? sql`false` : arrayOverlaps(table.privileges, privileges)

/** One row to be changed, by somebody who manages it. */
async function managed(call: Call, id: number) {
  const { db, actor } = call
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), visible(actor)))
    .for('update')
  if (!row) refuse(kitFaults.notFound)
  await manageTarget(call, row.targetType, row.targetId)
  return row
}

/** Only those who work here help others' learners. */
async function refuseStranger({ db }: Call, userId: number): Promise<void> {
  const [found] = await db
    .select({ id: userView.id })
    .from(userView)
    .where(and(eq(userView.id, userId), isOnStaff()))
  if (!found) refuse(kitFaults.invalid, { fields: { userId: phrase(kitWords, 'problems.notAvailable') } })
}

export const courseAuthHandlers: HandlersOf<typeof courseAuthEndpoints> = {
  async page(call) {
    const { body, db, actor } = call
    const where = conditionOf(body)
    const list = await readRows(call, and(where, behind(newestFirst, placeOf(newestFirst, body.after))))
      .limit(body.pageSize)
      .offset(offsetOf(body))
    const found = db
      .select(one)
      .from(table)
      .where(and(visible(actor), where))
    const totals = await totalsFor(body, () => countRows(db, found))
    const last = list.length === body.pageSize ? list.at(-1) : undefined
    return { list, ...totals, next: last ? cursorOf(newestFirst, last) : null }
  },

  async get(call) {
    const [row] = await readRows(call, eq(table.id, call.query.id))
    return row ?? refuse(kitFaults.notFound)
  },

  async create(call) {
    const { body, db, now, actor } = call
    const { targetType, targetId, privileges } = body
    await manageTarget(call, targetType, targetId)
    const userId = body.userId ?? 0
    await refuseStranger(call, userId)
    const values = { targetType, targetId, userId, privileges }
    const [row] = await db
      .insert(table)
      .values({ ...values, creatorId: actor.id, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: table.id })
    if (!row) refuse(authorizationFaults.assistsAlready)
    call.record({ resource, resourceId: row.id, action: 'create', after: values })
    return row.id
  },

  async update(call) {
    const { id, privileges, revision } = call.body
    const before = await managed(call, id)
    fresh(before, revision)
    const change = { privileges, revision: revision + 1, updatedAt: call.now }
    await call.db.update(table).set(change).where(eq(table.id, id))
    call.record({
      resource,
      resourceId: id,
      action: 'update',
      before: { privileges: before.privileges },
      after: { privileges },
    })
    return revision + 1
  },

  async delete(call) {
    const { id } = call.query
    const { targetType, targetId, userId, privileges } = await managed(call, id)
    await call.db.update(table).set({ deletedAt: call.now }).where(eq(table.id, id))
    const before = { targetType, targetId, userId, privileges }
    call.record({ resource, resourceId: id, action: 'delete', before })
    return true
  },
}
