import { cardOf, cardWords, type Card } from '#cards/index.ts'
import { baseFields } from '#kit/card.ts'
import { sameJson, valueAt } from '#kit/sameJson.ts'
import { hasPhrase } from '#kit/web/words.ts'
import type { Say } from '#kit/words.ts'

/** The labels of the fields in which two cards differ, as far as the words of their type name them. */
export function differencesOf(one: Card, other: Card, say: Say): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const changed = names.filter((name) => !sameJson(valueAt(one, name), valueAt(other, name)))
  const own = cardOf(one.type).words
  return changed.flatMap((name) => {
    const namespace = baseFields.includes(name) ? cardWords.name : own
    const key = [`fields.${name}.label`, `fields.${name}`].find((each) => hasPhrase(namespace, each))
    return key ? [say({ namespace, key })] : []
  })
}
