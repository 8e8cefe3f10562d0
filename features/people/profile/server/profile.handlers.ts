import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { hiddenValue } from '#kit/contract/field.secret.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { hashPassword, verifyPassword } from '#kit/secret/server/password.ts'
import type { Phrase } from '#kit/i18n/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { endSessions } from '#features/people/session/server/session.commands.ts'
import { passwordProblem } from '#features/people/user/server/password.queries.ts'
import type { Account } from '#features/people/user/server/accounts.queries.ts'
import { changePassword, updateProfile } from '#features/people/user/server/accounts.commands.ts'
import { findAccount } from '#features/people/user/server/accounts.queries.ts'
import type { profileEndpoints } from '../profile.contract.ts'
import { profileWords } from '../profile.words.ts'

const refuseField = (field: string, problem: Phrase): never =>
  refuse(kitFaults.invalid, { fields: { [field]: problem } })

async function changeable(call: Call, oldPassword: string, newPassword: string): Promise<Account> {
  const account = await findAccount(call.db, call.actor.id)
  if (!account) refuse(kitFaults.expired)
  const isRight = await verifyPassword(account.passwordHash, oldPassword)
  if (!isRight) refuseField('oldPassword', phrase(profileWords, 'problems.wrongPassword'))
  if (newPassword === oldPassword) refuseField('newPassword', phrase(profileWords, 'problems.samePassword'))
  const min = call.services.env.PASSWORD_MIN
  const problem = await passwordProblem(newPassword, { min, username: account.username })
  if (problem) refuseField('newPassword', problem)
  return account
}

export const profileHandlers = {
  async update(call) {
    const { id } = call.actor
    const before = await updateProfile(call.db, id, call.body, call.now)
    const pictures = [{ field: 'avatar', purpose: 'avatar', url: call.body.avatar } as const]
    await call.services.registerFileUses(call, { resource: 'user', resourceId: id, pictures, fileIds: [] })
    call.record({ resource: 'user', resourceId: id, action: 'updateProfile', before, after: call.body })
    return true
  },

  // K2-own. What is not named stays as it is.
  async change(call) {
    const { id } = call.actor
    const { avatar } = call.body
    const before = await updateProfile(call.db, id, call.body, call.now)
    if (avatar !== undefined) {
      const pictures = avatar === '' ? [] : [{ field: 'avatar', purpose: 'avatar', url: avatar } as const]
      await call.services.registerFileUses(call, { resource: 'user', resourceId: id, pictures, fileIds: [] })
    }
    call.record({ resource: 'user', resourceId: id, action: 'updateProfile', before, after: call.body })
    return true
  },

  // A8: whoever had the old password is out; the session that changes it stays.
  async updatePassword(call) {
    const { oldPassword, newPassword } = call.body
    const { id, sessionId } = call.actor
    const account = await changeable(call, oldPassword, newPassword)
    const passwordHash = await hashPassword(newPassword)
    await call.transaction(async ({ db, record }) => {
      const isChanged = await changePassword(db, account, passwordHash)
      if (!isChanged) refuseField('oldPassword', phrase(profileWords, 'problems.wrongPassword'))
      await endSessions(db, id, sessionId)
      const before = { mustChangePassword: account.mustChangePassword }
      const after = { mustChangePassword: false, password: hiddenValue }
      record({ resource: 'user', resourceId: id, action: 'changePassword', before, after })
    })
    return true
  },
} satisfies HandlersOf<typeof profileEndpoints>
