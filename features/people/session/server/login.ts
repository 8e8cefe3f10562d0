import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { verifyPassword } from '#kit/secret/server/password.ts'
import { waysOf } from '#features/people/second-factor/server/second-factor.queries.ts'
import type { Account } from '#features/people/user/server/accounts.queries.ts'
import { holdAccount } from '#features/people/user/server/accounts.commands.ts'
import { findByName } from '#features/people/user/server/accounts.queries.ts'
import { sessionFaults } from '../session.faults.ts'
import { passCaptcha } from './captcha.ts'
import { openPending } from './secondFactorSignIn.ts'
import { signIn } from './signIn.ts'
import type { Counted, Counter } from './signInAttempts.ts'
import { countAttempt, countersOf, effortOf, forgive } from './signInAttempts.ts'
import { slowDown } from './slowing.ts'
import { accountRule, isToldInLog } from './throttle.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captchaVerification?: string | undefined
  readonly deviceToken?: string | undefined
  readonly timeZone?: string | undefined
}

/**
 * A4, A10: every wrong name and password is refused in the same words and after the same work. Failures only make the
 * captcha dearer, so nobody's failures keep the right password out.
 */
export async function login(call: Call, credentials: Credentials) {
  const worked = await passCaptcha(call, credentials.captchaVerification)
  const counters = countersOf(call, credentials)
  const refuseTooEasy = await slowDown(call, counters, worked, sessionFaults.slowedDown)
  const account = await findByName(call.db, credentials.username)
  const isRight = await verifyPassword(account?.passwordHash, credentials.password)
  // Counted now that it was looked at. Of many guesses at the same moment, those beyond what their captchas allow learn
  // nothing, the right one included.
  const entered = await call.transaction(async (inside) => {
    if (!account || !isRight) {
      const counted = await countAttempt(inside.db, counters, call.now)
      refuseTooEasy(counted.effort)
      recordFailure(inside, account?.id ?? 0, counted)
      return undefined
    }
    refuseTooEasy(await effortOf(inside.db, counters, call.now))
    if (account.status !== 'valid') refuse(sessionFaults.accountInvalid)
    return enter(inside, credentials, account, counters)
  })
  if (!entered) refuse(sessionFaults.wrongCredentials)
  if ('ways' in entered) refuse(sessionFaults.secondFactorNeeded, { data: entered })
  return entered
}

/** The name that was typed stays out: it may be a password. */
function recordFailure(call: Call, accountId: number, { failures, isSlowed }: Counted): void {
  const { address, userAgent: device } = call
  if (!isToldInLog(failures) && failures !== accountRule.free) return
  const action = isSlowed ? 'signInSlowed' : 'signInFailed'
  call.record({ resource: 'user', resourceId: accountId, action, after: { failures, address, device } })
}

async function enter(call: Call, credentials: Credentials, account: Account, counters: readonly Counter[]) {
  const { db } = call
  // Between the look and this row lock the password or the status may have been changed.
  if (!(await holdAccount(db, account))) return undefined
  await forgive(db, counters)
  const ways = await waysOf(db, account.id)
  if (ways.length === 0) return signIn(call, account, credentials)
  const { address, userAgent: device } = call
  const after = { address, device }
  call.record({ resource: 'user', resourceId: account.id, action: 'signInHalfway', after })
  return openPending(call, account.id, ways)
}
