import { eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { arrangeDeck } from '#deck/deck.arrange.ts'
import type { Deck } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'

const maxCached = 64

// By the hash of their content, so that nothing can be stale; the least recently used one goes first.
const cachedDecks = new Map<string, Deck>()

/** The cards of a version. A busy one is parsed once, not for each of its learners' answers. */
export async function versionDeck(db: Db, versionId: number): Promise<Deck> {
  const isOne = eq(activityVersionView.id, versionId)
  const [named] = await db
    .select({ hash: activityVersionView.deckHash })
    .from(activityVersionView)
    .where(isOne)
  if (!named) throw new Error(`the version ${versionId} is not there`)
  const deck = cachedDecks.get(named.hash) ?? (await parsed(db, versionId))
  cachedDecks.delete(named.hash)
  cachedDecks.set(named.hash, deck)
  const oldest = cachedDecks.size > maxCached ? cachedDecks.keys().next().value : undefined
  if (oldest !== undefined) cachedDecks.delete(oldest)
  return deck
}

/** The same as one learner meets it: a card that they were not drawn is not there. */
export const learnerDeck = async (
  db: Db,
  { versionId, userId }: { readonly versionId: number; readonly userId: number },
): Promise<Deck> => arrangeDeck(await versionDeck(db, versionId), userId)

async function parsed(db: Db, versionId: number): Promise<Deck> {
  const [row] = await db
    .select({ cards: activityVersionView.cards })
    .from(activityVersionView)
    .where(eq(activityVersionView.id, versionId))
  return readDeck(row?.cards ?? [])
}
