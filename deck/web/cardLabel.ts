import { baseFields } from '#kit/card/card.ts'
import { labelKey } from '#kit/contract/problem.ts'
import { hasPhrase } from '#kit/i18n/web/words.ts'
import type { Translate } from '#kit/i18n/words.ts'
import { cardOf, cardWords, type Card } from '#cards/index.ts'

/** The label of a card's field at a path, the one of its first level if it has one; undefined where no words name it. */
export function labelOf(card: Card, path: string, translate: Translate): string | undefined {
  const [name = ''] = path.split('.')
  const namespace = baseFields.includes(name) ? cardWords.name : cardOf(card.type).words
  const keys = [`fields.${name}.label`, `fields.${name}`, labelKey(path)]
  const key = keys.find((each) => hasPhrase(namespace, each))
  return key && translate({ namespace, key })
}

/** `options.1.text` is the second of the options. */
export function labelAt(card: Card, path: string, translate: Translate): string {
  const second = path.split('.')[1]
  const label =
    labelOf(card, path, translate) ?? translate({ namespace: cardOf(card.type).words, key: 'label' })
  const place = Number(second)
  return second !== undefined && Number.isInteger(place) ? `${label} ${place + 1}` : label
}
