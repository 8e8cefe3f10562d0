import { useMemo } from 'react'
import type { EarlierCard } from '#kit/card/web/earlierCards.ts'
import { useTranslate } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import type { Deck } from '../../deck.document.ts'
import { playable } from '../../deck.navigate.ts'

/** The cards before `card`, as its form may name them. */
export function useEarlier(deck: Deck, card: Card): readonly EarlierCard[] {
  const translate = useTranslate()
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
        title: title || translate({ namespace: cardOf(type).words, key: 'label' }),
        isAnswered: cardOf(type).answering.isAnswered,
      }))
  }, [deck, card.id, translate])
}
