import { licenceText } from '#kit/files/server/licenceText.ts'
import { cardOf } from '#cards/index.ts'
import { everyCard, type Deck } from '#deck/deck.document.ts'

/** The licences of what these cards hold of others, each once with its whole text. */
export async function licencesOf(cards: Deck): Promise<{ readonly name: string; readonly text: string }[]> {
  const names = everyCard(cards).flatMap(({ card }) => cardOf(card.type).content.licences(card))
  return await Promise.all([...new Set(names)].map(async (name) => ({ name, text: await licenceText(name) })))
}
