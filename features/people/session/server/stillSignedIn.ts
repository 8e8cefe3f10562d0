import { and, eq, gt } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { sessionTable } from './session.table.ts'

/** Whether the session that a long answer began with still holds, and its person may still do what they might then. */
export async function stillSignedIn({
  db,
  actor,
  services,
}: Pick<Call, 'db' | 'actor' | 'services'>): Promise<boolean> {
  const [row] = await db
    .select({ roles: userView.roles })
    .from(sessionTable)
    .innerJoin(userView, eq(userView.id, sessionTable.userId))
    .where(
      and(
        eq(sessionTable.id, actor.sessionId),
        gt(sessionTable.expiresAt, services.now()),
        eq(userView.status, 'valid'),
      ),
    )
  return row !== undefined && sameJson(row.roles ?? [], [...actor.roles])
}
