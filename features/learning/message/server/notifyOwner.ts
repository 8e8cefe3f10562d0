import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { deviceName } from '#features/people/session/deviceName.ts'
import type { newDevice } from '#features/people/session/server/session.events.ts'
import { aboutAccount } from '../message.about.ts'
import { messageWords } from '../message.words.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

type SignIn = NonNullable<(typeof newDevice)['payload']>

/** A13: whoever has the account reads of it in every session that is open, and at the next sign-in. */
export async function notifyNewDevice(
  { db, now }: Call,
  { userId, address, userAgent }: SignIn,
): Promise<void> {
  const device = deviceName(userAgent)
  const [message] = await db
    .insert(messageTable)
    .values({
      type: 'message',
      content: '',
      createdAt: now,
      told: device
        ? phrase(messageWords, 'told.newDevice', { device, address })
        : phrase(messageWords, 'told.newDeviceUnnamed', { address }),
      aboutResource: aboutAccount,
      aboutId: userId,
    })
    .returning({ id: messageTable.id })
  if (!message) throw new Error('the message was not kept')
  await db.insert(messageRecipientTable).values({ messageId: message.id, userId })
}
