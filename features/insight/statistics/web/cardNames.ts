import { useTranslate } from '#kit/i18n/web/words.ts'
import type { CardFigures } from '../statistics.records.ts'

/** How cards and their parts are called: by their own words, else by those of their type. */
export function useCardNames() {
  const translate = useTranslate()
  const typeOf = ({ type }: CardFigures) => translate({ namespace: `card-${type}`, key: 'label' })
  return {
    typeOf,
    nameOf: (card: CardFigures) =>
      [card.place, card.title === '' ? typeOf(card) : card.title].filter((part) => part !== '').join(' '),
    optionOf: ({ type }: CardFigures, { id, label }: CardFigures['options'][number]) =>
      label || translate({ namespace: `card-${type}`, key: `parts.${id}` }),
  }
}
