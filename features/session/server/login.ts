import { and, eq } from 'drizzle-orm'
import { refuse } from '#kit/fault.ts'
import type { Call } from '#kit/server/context.ts'
import { verifyPassword } from '#kit/server/password.ts'
import { isNamed, userTable } from '#features/user/server/user.table.ts'
import { sessionFaults } from '../session.faults.ts'
import { passCaptcha } from './captcha.ts'
import { openingBy, openSession } from './openSession.ts'
import { countAttempt, forgiveAttempt } from './signInAttempts.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captchaVerification?: string | undefined
  readonly timeZone?: string | undefined
}

/** The captcha is spent first, so that nobody locks an account without working for each attempt. */
async function admitKnock(call: Call, { username, captchaVerification }: Credentials): Promise<void> {
  await passCaptcha(call, captchaVerification)
  const knock = { username, address: call.address }
  const count = await call.transaction((inside) => countAttempt(inside.db, knock, call.now))
  if (count !== undefined) refuse(sessionFaults.lockedOut, { values: { count } })
}

/** A4, A10: every wrong name and password is refused in the same words and after the same work. */
export async function login(call: Call, given: Credentials) {
  await admitKnock(call, given)
  const [account] = await call.db.select().from(userTable).where(isNamed(given.username))
  const isRight = await verifyPassword(account?.passwordHash, given.password)
  if (!account || !isRight) refuse(sessionFaults.wrongCredentials)
  if (account.status !== 'valid') refuse(sessionFaults.accountInvalid)
  return call.transaction((inside) => enter(inside, given, account))
}

async function enter(call: Call, given: Credentials, account: typeof userTable.$inferSelect) {
  const { db, now } = call
  // Between the look and this row lock the password or the status may have been changed.
  const [still] = await db
    .update(userTable)
    .set({ lastLoginAt: now })
    .where(
      and(
        eq(userTable.id, account.id),
        eq(userTable.passwordHash, account.passwordHash),
        eq(userTable.status, 'valid'),
      ),
    )
    .returning({ mustChangePassword: userTable.mustChangePassword })
  if (!still) refuse(sessionFaults.wrongCredentials)
  await forgiveAttempt(db, { username: given.username, address: call.address })
  const { token, expiresAt } = await openSession(db, openingBy(call, account.id, given.timeZone), now)
  return { accessToken: token, expiresAt, mustChangePassword: still.mustChangePassword }
}
