import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Call } from '#kit/server/context.ts'
import type { Link, Values } from '#kit/server/crud.ts'
import { labelsOf } from '#kit/server/crud.read.ts'
import { authorizationTable } from '#features/course/server/authorization.table.ts'
import { userTable } from '#features/user/server/user.table.ts'
import { abilities, activities, courses } from './product.links.ts'

/** What it sells by name, each with whether learners can still meet it, and the assistants it is entrusted to. */
export async function productDetail(call: Call, row: Values): Promise<Values> {
  return {
    courses: await soldIn(call, courses, row['courseIds']),
    activities: await soldIn(call, activities, row['activityIds']),
    abilities: await labelsOf(call, abilities, row['abilityIds']),
    authorizations: await authorizationsOf(call, Number(row['id'])),
  }
}

async function soldIn(call: Call, { target, label, picture }: Link, ids: unknown): Promise<Values[]> {
  const items = await labelsOf(call, { target, label, ...(picture && { picture }) }, ids)
  if (items.length === 0) return []
  const known = items.map(({ id }) => id)
  const open = await call.db
    .select({ id: target.id })
    .from(target)
    .where(and(inArray(target.id, known), eq(target.status, 'public'), isNull(target.deletedAt)))
  const openIds = new Set(open.map(({ id }) => Number(id)))
  return items.map((item) => ({ ...item, isPublic: openIds.has(item.id) }))
}

async function authorizationsOf({ db }: Call, id: number): Promise<Values[]> {
  const { targetType, targetId, userId, privileges, deletedAt } = authorizationTable
  return db
    .select({ userId, userName: userTable.nickname, privileges })
    .from(authorizationTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(and(eq(targetType, 'product'), eq(targetId, id), isNull(deletedAt)))
    .orderBy(asc(authorizationTable.id))
}
