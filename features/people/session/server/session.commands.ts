import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { FactorsChange } from '#features/people/second-factor/server/second-factor.events.ts'
import { forgiveAllTries } from './factorTries.ts'
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

/** Ends the sessions that second factors opened which were taken away, and forgets what failed with these. */
export async function signOutOfFactors(db: Db, userId: number): Promise<void> {
  await forgiveAllTries(db, userId)
  await endSessions(db, userId)
}

/**
 * A factor that is set up in a session opens that one alone. With the first, all others end, which the password alone opened:
 * whoever else has it would otherwise stay in them.
 */
export async function followFactors(db: Db, change: FactorsChange): Promise<void> {
  const { userId } = change
  if (change.what === 'reset') await signOutOfFactors(db, userId)
  if (change.what === 'added') {
    const isThis = and(eq(sessionTable.id, change.sessionId), eq(sessionTable.userId, userId))
    await db.update(sessionTable).set({ hasFactor: true }).where(isThis)
    if (change.isFirst) await endSessions(db, userId, change.sessionId)
  }
  if (change.what === 'removed' && change.isLast)
    await db.update(sessionTable).set({ hasFactor: false }).where(eq(sessionTable.userId, userId))
}

/** Ends the sessions that an old password opened and forgets what failed with it (A10). */
export async function signOut(
  db: Db,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<void> {
  await forgiveAll(db, username)
  await forgiveAllTries(db, userId)
  await endSessions(db, userId)
}
