import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { safeParse } from 'zod/mini'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { forUpdate, mayChange } from '#kit/resource/server/crud.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Card } from '#cards/index.ts'
import { everyCard, idsOf } from '#deck/deck.document.ts'
import { countWithoutId, deckSchema, withIds } from '#deck/deck.schema.ts'
import type { Deck } from '#deck/deck.document.ts'
import type { SentDeck } from '#deck/deck.schema.ts'
import type { saveContent as endpoint } from '../../activity.contract.ts'
import { activityWords } from '../../activity.words.ts'
import { readCards } from './deck.queries.ts'
import { activitySpec } from './activity.crud.ts'
import { activityCardTable } from './activityCard.table.ts'
import { checkFiles } from './cardFiles.queries.ts'
import { newCardIds } from './cardIds.commands.ts'
import { putDeck } from './deck.commands.ts'

type IdProblem = 'problems.repeatedCard' | 'problems.foreignCard'

/** Takes the whole ordered deck, half typed or not, and keeps what stops it from being published. */
export async function saveContent(
  call: Call,
  { id, cards: sent, revision }: BodyOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const record = await forUpdate(activitySpec, call, id)
  mayChange(activitySpec, call, record, revision)
  const before = await readCards(call.db, id)
  const deck = await numbered(call, id, sent, before)
  await checkFiles(call, deck, before)
  await putDeck(call, id, before, deck, revision + 1)
  return { revision: revision + 1, ids: idsOf(deck) }
}

/** Every card with a number of its own: a new one, one of the asker's reserved ones, or one that was here before. */
async function numbered(call: Call, activityId: number, sent: SentDeck, before: Deck): Promise<Card[]> {
  const fresh = await newCardIds(call, countWithoutId(sent), activityId)
  const deck = withIds(sent, fresh)
  refuseIds(deck, repeatedIds(deck), 'problems.repeatedCard')
  if (!safeParse(deckSchema, deck).success)
    refuse(kitFaults.invalid, { fields: { cards: { namespace: 'kit', key: 'problems.invalid' } } })
  const ownIds = new Set([...fresh, ...idsOf(before)])
  const claimed = idsOf(deck).filter((id) => !ownIds.has(id))
  const foreign = await claimCardIds(call, activityId, claimed)
  refuseIds(deck, foreign, 'problems.foreignCard')
  return deck
}

/**
 * Makes numbers the activity's own for good: those that the asker reserved, and those that it held before. Answers the
 * ones that are somebody else's or were never given.
 */
async function claimCardIds(call: Call, activityId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const isReserved = and(
    isNull(activityCardTable.activityId),
    eq(activityCardTable.reservedBy, call.actor.id),
  )
  const rows = await call.db
    .update(activityCardTable)
    .set({ activityId })
    .where(
      and(
        inArray(activityCardTable.id, [...ids]),
        or(eq(activityCardTable.activityId, activityId), isReserved),
      ),
    )
    .returning({ id: activityCardTable.id })
  const claimed = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !claimed.has(id)))
}

const repeatedIds = (deck: Deck): Set<number> => {
  const ids = idsOf(deck)
  return new Set(ids.filter((id, index) => ids.indexOf(id) < index))
}

/** Refuses beside the cards that hold one of `ids`, by their place in the list that was sent. */
function refuseIds(deck: Deck, ids: ReadonlySet<number>, key: IdProblem): void {
  if (ids.size === 0) return
  const problem = phrase(activityWords, key)
  const places = deck.flatMap((card, index) =>
    everyCard([card]).some((placed) => ids.has(placed.card.id)) ? [[`cards.${index}.id`, problem]] : [],
  )
  refuse(kitFaults.invalid, { fields: Object.fromEntries(places) })
}
