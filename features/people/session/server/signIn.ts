import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { FactorWay } from '#features/people/second-factor/proof.ts'
import type { Account } from '#features/people/user/server/accounts.queries.ts'
import { noteSignIn } from '#features/people/user/server/accounts.commands.ts'
import { sessionFaults } from '../session.faults.ts'
import { rememberDevice } from './device.ts'
import { noticeNewDevice } from './noticeNewDevice.ts'
import { openingBy, openSession } from './openSession.ts'
import { endSession } from './session.commands.ts'

/** What the browser says of itself at sign-in. */
export interface Browser {
  readonly deviceToken?: string | undefined
  readonly timeZone?: string | undefined
}

/** Opens the session of whoever has proved that it is they; `factor`: by which second factor, where there is one. */
export async function signIn(
  call: Call,
  account: Account,
  { deviceToken, timeZone }: Browser,
  factor?: FactorWay,
) {
  const { db, now, services, address, userAgent: device } = call
  const { id, username } = account
  const still = await noteSignIn(db, account, now)
  if (!still) refuse(sessionFaults.signInExpired)
  const after = { address, device, ...(factor && { factor }) }
  call.record({ resource: 'user', resourceId: id, actorId: id, action: 'signIn', after })
  await noticeNewDevice(call, account, deviceToken)
  if (call.visitor) await endSession(db, call.visitor.sessionId)
  const { token, expiresAt } = await openSession(
    db,
    { ...openingBy(call, id, timeZone), hasFactor: factor !== undefined },
    now,
  )
  return {
    ...{ accessToken: token, expiresAt, mustChangePassword: still.mustChangePassword },
    deviceToken: rememberDevice(services.secretKey, deviceToken, username),
  }
}
