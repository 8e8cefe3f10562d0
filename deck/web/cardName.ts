import type { Translate } from '#kit/i18n/words.ts'
import { cardOf, type Card } from '#cards/registry.ts'

const maxLength = 60

/** How a card is named in a list: by its title, else by its first words, else by its type. */
export function nameOf(card: Card, translate: Translate): string {
  const [first] = card.title.trim() === '' ? cardOf(card.type).content.phrases(card) : []
  const name = (card.title.trim() || first?.text.split('\n')[0] || '').slice(0, maxLength)
  return name || translate({ namespace: cardOf(card.type).words, key: 'label' })
}
