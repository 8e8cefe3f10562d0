import { eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { fileIdsOf, type Deck } from '#deck/deck.document.ts'
import { activityTable } from './activity.table.ts'
import { newFileIds } from './cardFiles.queries.ts'
import { logContent } from './logContent.ts'
import { deckColumns, writeCards } from './writeCards.ts'

/** Writes a deck that has been checked, with all that follows from it. Without `revision` the row keeps the one that it has. */
export async function putDeck(
  call: Call,
  id: number,
  before: Deck,
  deck: Deck,
  revision?: number,
): Promise<void> {
  await writeCards(call.db, id, deck)
  if (newFileIds(deck, before).length > 0 || newFileIds(before, deck).length > 0)
    await registerDeckFileUses(call, id, deck)
  await call.db
    .update(activityTable)
    .set({ ...deckColumns(deck), ...(revision !== undefined && { revision }), updatedAt: call.now })
    .where(eq(activityTable.id, id))
  await logContent(call, id, before, deck)
}

/** Notes the files that the working copy shows, apart from its cover. */
const registerDeckFileUses = (call: Call, activityId: number, deck: Deck): Promise<void> =>
  call.services.registerFileUses(call, {
    resource: 'activity-deck',
    resourceId: activityId,
    pictures: [],
    fileIds: fileIdsOf(deck),
  })
