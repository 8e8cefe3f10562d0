import { sameJson, valueAt } from '#kit/value/sameJson.ts'
import type { Translate } from '#kit/i18n/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { labelAt, labelOf } from './cardLabel.ts'

/** One text of a card on both sides. */
export interface TextChange {
  readonly path: string
  readonly label: string
  readonly before: string
  readonly after: string
}

export interface CardDifference {
  readonly texts: readonly TextChange[]
  /** Labels of what else differs: points, pictures, rules. */
  readonly others: readonly string[]
}

const textsOf = (card: Card | null): ReadonlyMap<string, string> =>
  new Map(
    card
      ? cardOf(card.type)
          .content.phrases(card)
          .map(({ path, text }) => [path, text])
      : [],
  )

/** What differs between two states of a card: its texts for a comparison word by word, the rest by name. */
export function cardDifference(
  before: Card | null,
  after: Card | null,
  translate: Translate,
): CardDifference {
  const card = after ?? before
  if (!card) return { texts: [], others: [] }
  const [was, is] = [textsOf(before), textsOf(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  const texts = paths
    .map((path) => ({ path, before: was.get(path) ?? '', after: is.get(path) ?? '' }))
    .filter((text) => text.before !== text.after)
    .map((text) => ({ ...text, label: labelAt(card, text.path, translate) }))
  const shownPaths = new Set(texts.map(({ path }) => path.split('.')[0]))
  const names = before && after ? Object.keys({ ...before, ...after }) : []
  const others = names
    .filter((name) => !shownPaths.has(name) && !sameJson(valueAt(before, name), valueAt(after, name)))
    .flatMap((name) => labelOf(card, name, translate) ?? [])
  return { texts, others }
}
