import { useMemo } from 'react'
import type { Neighbour, Neighbourhood } from '#kit/dnd/web/neighbours.ts'
import { useTranslate } from '#kit/i18n/web/words.ts'
import type { Translate } from '#kit/i18n/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { cardUiOf } from '#cards/web.ts'
import { numbersOf, playable, type Deck } from '../../deck.document.ts'
import { nameOf } from '../cardName.ts'

interface Acts {
  readonly onOpen?: ((id: number) => void) | undefined
  readonly onAddInside?: (() => void) | undefined
}

/** What the form of a card knows of the deck around it; computed only where the form needs it, not at each key press. */
export function useNeighbourhood(deck: Deck, card: Card, { onOpen, onAddInside }: Acts): Neighbourhood {
  const translate = useTranslate()
  const { isHolder, children } = cardOf(card.type).nesting
  const { id } = card
  const inside = isHolder ? children(card) : undefined
  return useMemo(() => {
    const all = lazily(() => {
      const numbers = numbersOf(deck)
      return playable(deck).map((each) => neighbourOf(each, numbers.get(each.id) ?? '', translate))
    })
    const number = lazily(() => numbersOf(deck).get(id) ?? '')
    return {
      others: lazily(() => all().filter((each) => each.id !== id)),
      children: lazily(() =>
        (inside ?? []).map((each, index) => neighbourOf(each, `${number()}.${index + 1}`, translate)),
      ),
      open: onOpen,
      add: inside && onAddInside,
    }
  }, [deck, id, inside, translate, onOpen, onAddInside])
}

const neighbourOf = (card: Card, number: string, translate: Translate): Neighbour => ({
  id: card.id,
  number,
  name: nameOf(card, translate),
  icon: cardUiOf(card.type).icon,
})

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
