import { createHmac } from 'node:crypto'
import type { Services } from '#kit/call/server/context.ts'
import { keyFor } from '#kit/secret/server/seal.ts'
import type { SeedOf } from '#deck/deck.redact.ts'

/**
 * How the answers of a card are mixed for a learner: the same each time, and another number for each card, so that nobody
 * who reads our sources can undo it, nor learn from a card that was told how the next one is mixed.
 */
export function mixingFor({ secretKey }: Pick<Services, 'secretKey'>, learnerId: number): SeedOf {
  const key = keyFor(secretKey, 'mixing')
  return (cardId) => createHmac('sha256', key).update(`${learnerId} ${cardId}`).digest().readInt32LE()
}
