import { sameJson } from '#kit/value/sameJson.ts'
import { phrase } from '#kit/i18n/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard, findCard, shellOf, type Deck } from '#deck/deck.document.ts'
import { refusalsOf } from '#deck/deck.refusals.ts'
import type { ActivityProblem } from '#features/content/activity/activity.contract.ts'
import { fieldRefusals, problemAt } from '#features/content/activity/activity.problems.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import type { WorkingCopy } from './workingCopy.ts'

/** What the server alone could see. It holds for this very state of the card, or of the field: another one is tried again. */
export interface ServerRefusal {
  readonly problem: ActivityProblem
  readonly value: unknown
}

type Place = Pick<ActivityProblem, 'cardId' | 'path'>

const fieldName = ({ path }: Place): string => path.split('.')[0] ?? path

/** What is refused as one: a field of the activity, or a card without those inside it. */
function valueIn({ fields, deck }: WorkingCopy, place: Place): unknown {
  if (place.cardId === null) return fields[fieldName(place)]
  const card = findCard(deck, place.cardId)?.card
  return card && shellOf(card)
}

/** What the server has refused and is still as it was then. */
export const stillRefused = (copy: WorkingCopy, refusals: readonly ServerRefusal[]): ActivityProblem[] =>
  refusals
    .filter(({ problem, value }) => sameJson(value, valueIn(copy, problem)))
    .map(({ problem }) => problem)

/** All that cannot be saved as it is. */
export function refusalsIn(copy: WorkingCopy, refusals: readonly ServerRefusal[]): ActivityProblem[] {
  const inCards = everyCard(copy.deck).flatMap(({ card }) =>
    refusalsOf(card).map(({ cardId, path, ...problem }) => problemAt(cardId, path, problem)),
  )
  return [...stillRefused(copy, refusals), ...fieldRefusals(copy.fields), ...inCards]
}

/**
 * What can be saved: in the place of what is refused stands what the server has (`base`). A new card that is refused is left
 * out, and the cards inside it stand where it would.
 */
export function sendable(
  copy: WorkingCopy,
  base: WorkingCopy,
  refused: readonly ActivityProblem[],
): WorkingCopy {
  if (refused.length === 0) return copy
  const ids = new Set(refused.map(({ cardId }) => cardId))
  const names = refused.filter(({ cardId }) => cardId === null).map(fieldName)
  const accepted = (deck: Deck): Card[] =>
    deck.flatMap((card) => {
      const inside = accepted(cardOf(card.type).nesting.children(card))
      const shell = ids.has(card.id) ? findCard(base.deck, card.id)?.card : card
      return shell ? [cardOf(shell.type).nesting.withChildren(shell, inside)] : inside
    })
  return {
    fields: { ...copy.fields, ...Object.fromEntries(names.map((name) => [name, base.fields[name]])) },
    deck: accepted(copy.deck),
  }
}

/** What a refusal of the server names in what was sent to it; empty where it names nothing that could be left out. */
export const serverRefusals = (
  fields: Readonly<Record<string, string>>,
  sent: WorkingCopy,
): ServerRefusal[] =>
  Object.entries(fields).flatMap(([path, why]) => {
    const place = placeOf(path, sent)
    if (!place) return []
    const problem = problemAt(place.cardId, place.path, phrase(activityWords, 'problems.refused', { why }))
    return [{ problem, value: valueIn(sent, place) }]
  })

function placeOf(path: string, { fields, deck }: WorkingCopy): Place | undefined {
  const [root = '', ...steps] = path.split('.')
  if (root === 'cards') return placeIn(deck, steps)
  return Object.hasOwn(fields, root) ? { cardId: null, path } : undefined
}

/** `2.cards.0.title` is the title of the first card inside the third. */
function placeIn(deck: Deck, [index, ...steps]: readonly string[]): Place | undefined {
  const card = deck[Number(index)]
  if (!card) return undefined
  const { children, childrenIn } = cardOf(card.type).nesting
  const inside = steps[0] === childrenIn ? placeIn(children(card), steps.slice(1)) : undefined
  return inside ?? { cardId: card.id, path: steps.join('.') }
}
