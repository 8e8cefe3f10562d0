import type { Db, Services } from '#kit/call/server/context.ts'
import type { Card } from '#cards/index.ts'
import { everyCard, numbersOf, shellOf, type Deck } from '#deck/deck.document.ts'
import { redactDeck } from '#deck/deck.redact.ts'
import { mixingFor } from './mixing.ts'
import { learnerDeck, versionDeck } from './progress/versionDeck.ts'

const redactedMark = Symbol('redacted')

/**
 * Cards without anything that is not to be known before an answer. Only this file gives the mark, and only to what it redacts
 * itself.
 */
export type RedactedDeck = readonly Card[] & { readonly [redactedMark]: true }

/** A learner's own deck, redacted as they are shown it. */
export const redactedFor = (
  services: Pick<Services, 'secretKey'>,
  deck: Deck,
  learnerId: number,
): RedactedDeck =>
  Object.assign(redactDeck(deck, mixingFor(services, learnerId)), { [redactedMark]: true } as const)

/** In no learner's order: it is kept for all of them, and tells nobody how their own was mixed. */
const forAll = 0

/** All cards of a version side by side, those too that only some learners are drawn. */
export async function redactedVersion(
  services: Pick<Services, 'secretKey'>,
  db: Db,
  versionId: number,
): Promise<RedactedDeck> {
  const deck = await versionDeck(db, versionId)
  return redactedFor(
    services,
    everyCard(deck).map(({ card }) => shellOf(card)),
    forAll,
  )
}

/** The numbers of a learner's cards, by id, as their list of cards shows them. */
export const learnerNumbers = async (
  db: Db,
  of: { readonly versionId: number; readonly userId: number },
): Promise<ReadonlyMap<number, string>> => numbersOf(await learnerDeck(db, of))
