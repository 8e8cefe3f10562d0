import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { deviceName } from '#features/people/session/deviceName.ts'
import type { newDevice, triesUsedUp } from '#features/people/session/server/session.events.ts'
import type { FactorsChange } from '#features/people/second-factor/server/second-factor.events.ts'
import { messageWords } from '../message.words.ts'
import { tellOwner } from './message.commands.ts'

type SignIn = NonNullable<(typeof newDevice)['payload']>
type Tries = NonNullable<(typeof triesUsedUp)['payload']>

export async function notifyNewDevice(
  { db, now }: Call,
  { userId, address, userAgent }: SignIn,
): Promise<void> {
  const device = deviceName(userAgent)
  const told = device
    ? phrase(messageWords, 'told.newDevice', { device, address })
    : phrase(messageWords, 'told.newDeviceUnnamed', { address })
  await tellOwner(db, { userId, told }, now)
}

/** Who tries a second factor at sign-in has given the right password. */
export async function notifyTries({ db, now }: Call, { userId, purpose, address }: Tries): Promise<void> {
  const key = purpose === 'signIn' ? 'told.triesAtSignIn' : 'told.triesToConfirm'
  await tellOwner(db, { userId, told: phrase(messageWords, key, { address }) }, now)
}

function toldOf(change: FactorsChange) {
  switch (change.what) {
    case 'added':
      return phrase(messageWords, 'told.factorAdded', { name: change.name })
    case 'removed':
      return phrase(messageWords, 'told.factorRemoved', { name: change.name })
    case 'reset':
      return phrase(messageWords, 'told.factorsReset')
    case 'codesRenewed':
      return phrase(messageWords, 'told.codesRenewed')
    case 'codeUsed':
      return phrase(messageWords, 'told.codeUsed', { left: change.left, address: change.address })
  }
}

export const notifyFactors = async ({ db, now }: Call, change: FactorsChange): Promise<void> =>
  tellOwner(db, { userId: change.userId, told: toldOf(change) }, now)
