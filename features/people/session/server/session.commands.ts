import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { sessionTable } from './session.table.ts'
import { forgiveAll } from './signInAttempts.ts'

/** Signs an account out at once, everywhere but in the session `exceptId`. */
export async function endSessions(db: Db, userId: number, exceptId?: number): Promise<void> {
  const isOther = exceptId === undefined ? undefined : ne(sessionTable.id, exceptId)
  await db.delete(sessionTable).where(and(eq(sessionTable.userId, userId), isOther))
}

/** Ends the sessions that an old password opened and forgets what failed with it (A10). */
export async function signOut(
  db: Db,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<void> {
  await forgiveAll(db, username)
  await endSessions(db, userId)
}
