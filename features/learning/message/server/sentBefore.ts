import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { messageTable } from './message.table.ts'

/** The message that this action of the asker made already, where it is sent once more. */
export async function sentBefore({ db, actor }: Call, clientId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: messageTable.id, senderId: messageTable.senderId })
    .from(messageTable)
    .where(eq(messageTable.clientId, clientId))
  if (row && row.senderId !== actor.id) refuse(kitFaults.reusedKey)
  return row?.id
}
