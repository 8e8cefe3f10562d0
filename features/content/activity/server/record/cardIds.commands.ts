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
