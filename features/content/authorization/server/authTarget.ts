import type { SQL } from 'drizzle-orm'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { administrators, creators, hasRole, manages } from '#kit/contract/role.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import type { AuthTarget } from '#features/content/course/course.privileges.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { authorizationTable } from './authorization.table.ts'
import { assistantMay } from './authorization.queries.ts'

const tables = { course: courseView, product: productView } as const

/** What an authorisation is for, as one value of its row: a column of the course or of the product. */
export const ofTarget = (column: 'title' | 'status') =>
  sql<string>`coalesce(case ${authorizationTable.targetType} when 'course' then ${valueOf('course', column)} else ${valueOf('product', column)} end, '')`

const valueOf = (type: AuthTarget, column: 'title' | 'status'): SQL => {
  const table = tables[type]
  return sql`(select ${table[column]} from ${table} where ${table.id} = ${authorizationTable.targetId})`
}

/** The authorisations that somebody manages: administrators all, designers those of what they made. */
export function isManagedBy(actor: Actor): SQL {
  if (hasRole(actor, administrators)) return sql`true`
  if (!hasRole(actor, creators)) return sql`false`
  const made = (type: AuthTarget) => {
    const table = tables[type]
    return sql`(${authorizationTable.targetType} = ${type} and exists (select 1 from ${table} where ${table.id} = ${authorizationTable.targetId} and ${table.creatorId} = ${actor.id}))`
  }
  return sql`(${made('course')} or ${made('product')})`
}

/** The course or product, if this person may say who helps with it; what may not even be seen is not there. */
export async function manageTarget({ db, actor }: Call, type: AuthTarget, id: number): Promise<void> {
  const { id: idColumn, creatorId, status, deletedAt } = tables[type]
  const mine = eq(creatorId, actor.id)
  const seen = hasRole(actor, administrators)
    ? undefined
    : or(mine, eq(status, 'public'), assistantMay(actor.id, type, idColumn))
  const [found] = await db
    .select({ creatorId })
    .from(tables[type])
    .where(and(eq(idColumn, id), isNull(deletedAt), seen))
    .for('share')
  if (!found) refuse(kitFaults.notFound)
  if (!manages(actor, found)) refuse(kitFaults.forbidden)
}
