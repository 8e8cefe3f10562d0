import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/data/server/db.ts'
import type { Link } from './crud.ts'

/** Nobody in particular. */
const anyone = { id: 0, roles: [] }

/** What a record is linked to, by name and in its order: only what anybody may read. */
export async function linkedNames(db: Db, link: Link, ownerId: number): Promise<string[]> {
  const { table, target, label, pickable } = link
  const rows = await db
    .select({ name: label })
    .from(table)
    .innerJoin(target, eq(target.id, table.targetId))
    .where(and(eq(table.ownerId, ownerId), isNull(target.deletedAt), pickable?.(anyone)))
    .orderBy(asc(table.position))
  return rows.map(({ name }) => String(name))
}
