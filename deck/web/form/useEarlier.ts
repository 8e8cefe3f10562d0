import { useMemo } from 'react'
import type { EarlierCard } from '#kit/card/web/earlierCards.ts'
import { useSay } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import type { Deck } from '../../deck.document.ts'
import { playable } from '../../deck.walk.ts'

/** The cards before `card`, as its form may name them. */
export function useEarlier(deck: Deck, card: Card): readonly EarlierCard[] {
  const say = useSay()
  return useMemo(() => {
    const cards = playable(deck)
    return cards
      .slice(
        0,
        cards.findIndex(({ id }) => id === card.id),
      )
      .map(({ id, type, title }, index) => ({
        id,
        place: index + 1,
        title: title || say({ namespace: cardOf(type).words, key: 'label' }),
        isAnswered: cardOf(type).answering.isAnswered,
      }))
  }, [deck, card.id, say])
}
