import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { pendingSignInTable, sessionTable } from './session.table.ts'
import { forgiveAll } from './signInAttempts.ts'

/** Ends one session: by signing out in it, or by signing in anew. */
export async function endSession(db: Db, id: number): Promise<void> {
  await db.delete(sessionTable).where(eq(sessionTable.id, id))
}

/** Signs an account out at once, everywhere but in the session `exceptId`; answers how many sessions that ended. */
export async function endSessions(db: Db, userId: number, exceptId?: number): Promise<number> {
  const isOther = exceptId === undefined ? undefined : ne(sessionTable.id, exceptId)
  const ended = await db
    .delete(sessionTable)
    .where(and(eq(sessionTable.userId, userId), isOther))
    .returning({ id: sessionTable.id })
  await db.delete(pendingSignInTable).where(eq(pendingSignInTable.userId, userId))
  return ended.length
}

/** There is a second factor now, so everything opens. */
export async function noteFactorSetUp(db: Db, userId: number): Promise<void> {
  const isWaiting = and(eq(sessionTable.userId, userId), eq(sessionTable.mustSetUpFactor, true))
  await db.update(sessionTable).set({ mustSetUpFactor: false }).where(isWaiting)
}

/** Ends the sessions that an old password opened and forgets what failed with it (A10). */
export async function signOut(
  db: Db,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<void> {
  await forgiveAll(db, username)
  await endSessions(db, userId)
}
