/** A seed of one card out of a learner's: cards with the same number of parts are not mixed in the same way. */
export const seedOfCard = (seed: number, cardId: number): number => seed ^ Math.imul(cardId, 0x9e3779b1)
