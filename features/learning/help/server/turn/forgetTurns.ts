import type { Call } from '#kit/call/server/context.ts'
import { isAmong } from '#kit/data/server/table.ts'
import { helpTurnTable } from './helpTurn.table.ts'

/** What is known of replies goes with their talks. */
export async function forgetTurns(
  { db }: Pick<Call, 'db'>,
  { talkIds }: { readonly talkIds: readonly number[] },
): Promise<void> {
  await db.delete(helpTurnTable).where(isAmong(helpTurnTable.talkId, talkIds))
}
