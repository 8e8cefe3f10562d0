import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Role } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { hashPassword } from '#kit/secret/server/password.ts'
import { phrase } from '#kit/i18n/words.ts'
import { passwordProblem } from '#features/people/user/server/password.queries.ts'
import { addAccount } from '#features/people/user/server/accounts.commands.ts'
import { userWords } from '#features/people/user/user.words.ts'
import type { audiences } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { passCaptcha } from './captcha.ts'
import { rememberDevice } from './device.ts'
import { openingBy, openSession } from './openSession.ts'
import { countAttempt, registerCounters } from './signInAttempts.ts'
import { slowDown } from './slowing.ts'

export interface Registration {
  readonly username: string
  readonly nickname: string
  readonly password: string
  readonly captchaVerification?: string | undefined
  readonly audience: (typeof audiences)[number]
  readonly deviceToken?: string | undefined
  readonly timeZone?: string | undefined
}

export interface Registered {
  readonly userId: number
  /** Of whoever may go on at once. */
  readonly signedIn?: { readonly accessToken: string; readonly deviceToken: string }
}

/** Learners may learn at once; everybody else waits until a super administrator binds roles. */
const rolesFor = (audience: Registration['audience']): Role[] => (audience === 'learner' ? ['student'] : [])

/**
 * A4: makes an account, and signs a learner in to it. That a name is taken cannot be hidden here; the captcha makes asking
 * for many dear, and dearer with each one beyond what a hall of people needs; nobody behind an address is shut out.
 */
export async function register(call: Call, registration: Registration): Promise<Registered> {
  const { username, nickname, password, audience } = registration
  const problem = await passwordProblem(password, { min: call.services.env.PASSWORD_MIN, username })
  if (problem) refuse(kitFaults.invalid, { fields: { password: problem } })
  const worked = await passCaptcha(call, registration.captchaVerification)
  const counters = registerCounters(call)
  const refuseTooEasy = await slowDown(call, counters, worked, sessionFaults.registeringSlowed)
  refuseTooEasy((await countAttempt(call.db, counters, call.now)).effort)
  const passwordHash = await hashPassword(password)
  return call.transaction(async (inside) => {
    const isSignedIn = audience === 'learner'
    const account = {
      ...{ username, nickname, passwordHash, roles: rolesFor(audience) },
      ...(isSignedIn && { lastLoginAt: call.now }),
    }
    const userId = await addAccount(inside.db, account, call.now)
    if (userId === undefined)
      refuse(kitFaults.invalid, { fields: { username: phrase(userWords, 'problems.taken') } })
    const after = { username, nickname }
    inside.record({ resource: 'user', resourceId: userId, action: 'register', after })
    if (!isSignedIn) return { userId }
    const opening = openingBy(call, userId, registration.timeZone)
    const { token } = await openSession(inside.db, opening, call.now)
    const deviceToken = rememberDevice(call.services.secretKey, registration.deviceToken, username)
    return { userId, signedIn: { accessToken: token, deviceToken } }
  })
}
