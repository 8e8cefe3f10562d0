import type { Inside } from '#kit/card/web/cardUi.ts'
import type { Translate } from '#kit/i18n/words.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import type { Deck } from '../../deck.document.ts'
import { totalOf } from '../../deck.score.ts'
import { cardsIn, stopsOf } from '../../deck.stops.ts'
import { nameOf } from '../cardName.ts'
import { isCardComplete, pathOf, cardStateOf, type LearnerProgress } from '../../deck.navigate.ts'

/** What a card that holds or heads others gets to know of them; undefined for any other. */
export function insideOf(
  deck: Deck,
  card: Card,
  progress: LearnerProgress,
  isResult: boolean,
  translate: Translate,
): Inside | undefined {
  const { isHolder, opensGroup } = cardOf(card.type).nesting
  if (!isHolder && !opensGroup) return undefined
  const met = new Set(pathOf(deck, progress).map(({ id }) => id))
  const inside = cardsIn(stopsOf(deck), card.id)
  const titled = inside.filter(({ id, type }) => met.has(id) && hasContent(type))
  const { earned, possible } = totalOf(inside, progress)
  return {
    cards: titled.map((each) => ({
      id: each.id,
      title: nameOf(each, translate),
      isDone: isCardComplete(progress, each),
      isShort: (cardStateOf(progress, each).scaled ?? 1) < 1,
      isRequired: each.required,
    })),
    earned,
    possible,
    isResult,
  }
}

/** Not what only holds others, or only leads to them. */
function hasContent(type: string): boolean {
  const { nesting, navigating, answering } = cardOf(type)
  return !nesting.isHolder && (!navigating.steers || answering.isAnswered)
}
