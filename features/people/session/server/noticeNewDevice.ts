import type { Call } from '#kit/call/server/context.ts'
import type { Account } from '#features/people/user/server/accounts.queries.ts'
import { knownDevice } from './device.ts'
import { newDevice } from './session.events.ts'

/** A13: notes who signs in, with the account as it was before; the first sign-in of all is nothing to be told of. */
export async function noticeNewDevice(
  call: Call,
  { id, username, lastLoginAt }: Pick<Account, 'id' | 'username' | 'lastLoginAt'>,
  deviceToken: string | undefined,
): Promise<void> {
  const { services, address, userAgent } = call
  if (lastLoginAt === null || knownDevice(services.secretKey, deviceToken, username) !== undefined) return
  const after = { address, device: userAgent }
  call.record({ resource: 'user', resourceId: id, actorId: id, action: 'newDevice', after })
  await services.events.emit(call, newDevice, { userId: id, address, userAgent })
}
