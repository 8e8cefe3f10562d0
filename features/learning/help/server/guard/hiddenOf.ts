import type { HiddenText } from '#features/ai/ai-config/hiddenText.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard, findCard, type Deck } from '#deck/deck.document.ts'

/**
 * All that must not be told while the cards named by `open` are not solved, of a full (not redacted) deck: what redaction
 * takes out of them, their solutions, and what is right in words. Short answers are kept for the card `cardId` alone, on which
 * the learner is, and for those that are played on its page: elsewhere they are words like any other. `shownFeedback`: what the learner was shown of their answers to a
 * card, by its id, which is no secret any more.
 */
export function hiddenOf(
  deck: Deck,
  open: ReadonlySet<number>,
  cardId: number,
  shownFeedback: ReadonlyMap<number, readonly string[]> = new Map(),
): readonly HiddenText[] {
  const here = findCard(deck, cardId)?.card
  const page = here && cardOf(here.type).nesting.playsInside ? cardId : undefined
  return everyCard(deck)
    .filter(({ card }) => open.has(card.id))
    .flatMap(({ card, parentId }) => {
      const isCurrent = card.id === cardId || (page !== undefined && parentId === page)
      return hiddenIn(card, isCurrent, shownFeedback.get(card.id) ?? [])
    })
}

function hiddenIn(card: Card, isCurrent: boolean, shown: readonly string[]): HiddenText[] {
  const { content, answering } = cardOf(card.type)
  // Which seed it is does not matter: of what is shuffled each piece stands by itself.
  const visible = [...content.phrases(content.redact(card, 0)).map(({ text }) => text), ...shown]
  const seen = new Set(visible)
  const right = new Set(answering.rightTexts(card))
  const others = [...content.phrases(card).map(({ text }) => text), ...textsIn(answering.solution(card))]
  const secret = (text: string) => text.trim() !== '' && !seen.has(text)
  return [
    ...[...right].filter(secret).map((text) => ({ text, visible, isShort: isCurrent })),
    ...[...new Set(others)]
      .filter((text) => secret(text) && !right.has(text))
      .map((text) => ({ text, visible })),
  ]
}

/** Every text in a solution, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
