import { and, desc, eq, gt } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { chosenTheme } from '#features/people/preference/server/preference.queries.ts'
import { findAccount } from '#features/people/user/server/accounts.queries.ts'
import type { sessionEndpoints } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { makeChallenge } from './captcha.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { askAtSignIn, enterSecondFactor } from './secondFactorSignIn.ts'
import { endSession, endSessions } from './session.commands.ts'
import { sessionTable } from './session.table.ts'
import { countersOf, effortOf, registerCounters } from './signInAttempts.ts'

export const sessionHandlers = {
  async captcha(call) {
    const { body, db, now, services } = call
    if (!services.env.CAPTCHA) return { enabled: false }
    const { purpose, username, deviceToken } = body
    const signingIn = username === undefined ? [] : countersOf(call, { username, deviceToken })
    const counters = purpose === 'register' ? registerCounters(call) : signingIn
    return { enabled: true, challenge: await makeChallenge(services, await effortOf(db, counters, now)) }
  },

  login: (call) => login(call, call.body),

  register: (call) => register(call, call.body),

  secondFactorPasskey: (call) => askAtSignIn(call),

  secondFactor: (call) => enterSecondFactor(call, call.body),

  async logout(call) {
    await endSession(call.db, call.actor.sessionId)
    return true
  },

  async sessions(call) {
    const { id, sessionId } = call.actor
    const rows = await call.db
      .select()
      .from(sessionTable)
      .where(and(eq(sessionTable.userId, id), gt(sessionTable.expiresAt, call.now)))
      .orderBy(desc(sessionTable.lastSeenAt))
    return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }))
  },

  async revoke(call) {
    const { actor, query } = call
    const ended = await call.db
      .delete(sessionTable)
      .where(and(eq(sessionTable.id, query.id), eq(sessionTable.userId, actor.id)))
      .returning({ id: sessionTable.id })
    if (ended.length === 0) refuse(kitFaults.notFound)
    return true
  },

  revokeOthers: ({ db, actor }) => endSessions(db, actor.id, actor.sessionId),

  // A6: missing roles are a fault of the account, an empty list waits for a super administrator.
  async permissionInfo(call) {
    const user = await findAccount(call.db, call.actor.id)
    if (!user) refuse(kitFaults.expired)
    if (user.roles === null) refuse(sessionFaults.roleAbnormal)
    if (user.roles.length === 0) refuse(sessionFaults.underReview)
    const { roles, mustChangePassword } = user
    const theme = await chosenTheme(call.db, call.actor.id)
    return { user, roles, mustChangePassword, mustSetUpFactor: call.actor.mustSetUpFactor, theme }
  },
} satisfies HandlersOf<typeof sessionEndpoints>
