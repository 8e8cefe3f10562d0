import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { userPageTable } from './user-page.table.ts'

export const userPageView = viewOf(userPageTable, ['creatorId', 'deletedAt', 'id', 'status'])

/** Which of these people have a public page. */
export async function publicPageOwners(
  { db }: Pick<Call, 'db'>,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const { creatorId, status, deletedAt } = userPageTable
  const rows = await db
    .select({ creatorId })
    .from(userPageTable)
    .where(and(inArray(creatorId, [...userIds]), eq(status, 'public'), isNull(deletedAt)))
  return new Set(rows.flatMap((row) => row.creatorId ?? []))
}
