import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { toComposite, toRegular } from '#deck/deck.convert.ts'
import { applyEdit } from '#deck/deck.edits.ts'
import type { Deck } from '#deck/deck.document.ts'
import type { activityCardEndpoints } from '../../activityCard.contract.ts'
import { activityFaults } from '../../activity.faults.ts'
import { readCards } from '../record/deck.queries.ts'
import { newCardIds } from '../record/cardIds.commands.ts'
import { saveContent } from '../record/saveContent.ts'

type Endpoint = typeof activityCardEndpoints.convert

/** D4: converts a card of the working copy and saves it, by the rules that the editor converts by. */
export async function convertCard(
  call: Call,
  activityId: number,
  { id, to, revision }: BodyOf<Endpoint>,
): Promise<DataOf<Endpoint>> {
  const deck = await readCards(call.db, activityId)
  const converted = to === 'composite' ? await wrapped(call, activityId, deck, id) : unwrapped(deck, id)
  const saved = await saveContent(call, { id: activityId, cards: [...converted.deck], revision })
  const lost = converted.lost.map((card) => ({ id: card.id, type: card.type, title: card.title }))
  return { id: converted.id, revision: saved.revision, lost }
}

async function wrapped(call: Call, activityId: number, deck: Deck, id: number) {
  const [newId = 0] = await newCardIds(call, 1, activityId)
  const edit = toComposite(deck, [id], newId) ?? refuse(activityFaults.notConvertible)
  return { id: newId, deck: applyEdit(deck, edit), lost: [] }
}

/** Without its first card a composite leaves nothing, so it stays. */
function unwrapped(deck: Deck, id: number) {
  const regular = toRegular(deck, id)
  if (!regular?.replacement) return refuse(activityFaults.notConvertible)
  return { id: regular.replacement.id, deck: applyEdit(deck, regular.edit), lost: regular.lost }
}
