import { eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { textHash } from '#kit/secret/server/textHash.ts'
import { spokenText } from '#kit/cardText/spokenText.ts'
import { cardOf } from '#cards/index.ts'
import { everyCard, type Deck } from '#deck/deck.document.ts'
import { cardSpeechView as speech } from '#features/content/activity-speech/server/activity-speech.queries.ts'

/** The cards of a version that are read aloud, each with the file of the very words that it has in this version (D6). */
export async function findSounds(db: Db, activityId: number, deck: Deck): Promise<Record<string, number>> {
  const rows = await db.select().from(speech).where(eq(speech.activityId, activityId))
  const cards = new Map(everyCard(deck).map(({ card }) => [card.id, card]))
  const sounds = rows.flatMap(({ cardId, fileId, textHash: hash }) => {
    const card = cards.get(cardId)
    const isThis = card && textHash(spokenText(cardOf(card.type).content, card)) === hash
    return isThis ? [[String(cardId), fileId] as const] : []
  })
  return Object.fromEntries(sounds)
}
