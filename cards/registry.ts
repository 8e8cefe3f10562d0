import type { CardBase } from '#kit/card/card.ts'
import type { CardDefinition } from '#kit/card/cardDefinition.ts'

export type Card = CardBase

// Filled by `index.ts` with every type, on the server and in the console; by the learner's page with the types of its
// deck alone, so that nobody downloads rules that they will not meet.
const registered = new Map<string, CardDefinition>()

export const registerCard = (definition: CardDefinition): void => {
  registered.set(definition.type, definition)
}

/** The definition of a card's type. A card that was parsed has one; anything else is a mistake of ours and throws. */
export function cardOf(type: string): CardDefinition {
  const definition = registered.get(type)
  if (!definition) throw new Error(`There is no card type ${type}`)
  return definition
}
