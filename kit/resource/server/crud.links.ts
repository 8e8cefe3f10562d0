import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Link } from './crud.ts'

/** What a record is linked to by this join table, in its order. */
export async function linkedIds(db: Db, table: Link['table'], ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: table.targetId })
    .from(table)
    .where(eq(table.ownerId, ownerId))
    .orderBy(asc(table.position))
  return rows.map(({ id }) => Number(id))
}

/** Those of `ids`, in their order, that the asker may link anew; what `ownerId` is linked to already stays. */
export async function pickableIds(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  { table, target, pickable }: Link,
  ids: readonly number[],
  ownerId?: number,
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: target.id })
    .from(target)
    .where(and(inArray(target.id, [...ids]), isNull(target.deletedAt), pickable(actor)))
  const linked = ownerId === undefined ? [] : await linkedIds(db, table, ownerId)
  const open = new Set([...linked, ...rows.map(({ id }) => Number(id))])
  return ids.filter((id) => open.has(id))
}
