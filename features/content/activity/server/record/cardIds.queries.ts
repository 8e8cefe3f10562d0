import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { activityCardTable } from './activityCard.table.ts'

/** New numbers for cards: of an activity at once, or (null) reserved for whoever asks. */
export async function newCardIds(call: Call, count: number, activityId: number | null): Promise<number[]> {
  if (count === 0) return []
  const row = { reservedBy: call.actor.id, reservedAt: call.now, activityId }
  const rows = await call.db
    .insert(activityCardTable)
    .values(Array.from({ length: count }, () => row))
    .returning({ id: activityCardTable.id })
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/**
 * Makes numbers the activity's own for good: those that the asker reserved, and those that it held before. Answers the
 * ones that are somebody else's or were never given.
 */
export async function claimCardIds(
  call: Call,
  activityId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const isReserved = and(
    isNull(activityCardTable.activityId),
    eq(activityCardTable.reservedBy, call.actor.id),
  )
  const rows = await call.db
    .update(activityCardTable)
    .set({ activityId })
    .where(
      and(
        inArray(activityCardTable.id, [...ids]),
        or(eq(activityCardTable.activityId, activityId), isReserved),
      ),
    )
    .returning({ id: activityCardTable.id })
  const claimed = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !claimed.has(id)))
}
