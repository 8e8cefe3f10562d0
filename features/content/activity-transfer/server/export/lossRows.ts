import type { Call } from '#kit/call/server/context.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import { valueAt } from '#kit/value/sameJson.ts'
import { cardOf, cardWords, type Card } from '#cards/index.ts'
import { importWords } from '../../activity-import.words.ts'
import { excerpt } from '../../report.ts'
import type { H5pLoss } from './h5p/h5pDeck.ts'

/** One line of the report of an export: a card, and where in it something stays behind. */
export interface LossRow {
  /** The card as lists show it, such as `3.2 Greeting`. */
  readonly name: string
  /** Dotted; '' of the card as a whole. */
  readonly path: string
  /** What stays behind, in words. */
  readonly label: string
  /** The text that stays behind, '' where it is none. */
  readonly text: string
}

type Asker = Pick<Call, 'translate'>

/** The losses of an export in the order of the cards. */
export function rowsOfLosses(
  call: Asker,
  numbers: ReadonlyMap<number, string>,
  losses: readonly H5pLoss[],
): LossRow[] {
  const order = [...numbers.keys()]
  return losses
    .toSorted((one, other) => order.indexOf(one.card.id) - order.indexOf(other.card.id))
    .map(({ card, what, path }) => {
      const value = path === '' ? '' : valueAt(card, path)
      return {
        name: nameOf(card, numbers),
        path,
        label: what === 'field' ? labelOf(call, card, path) : wholeLabel(call, what),
        text: typeof value === 'string' ? excerpt(value) : '',
      }
    })
}

/** A card as lists show it, such as `3.2 Greeting`. */
export const nameOf = ({ id, title }: Card, numbers: ReadonlyMap<number, string>): string =>
  `${numbers.get(id) ?? ''} ${excerpt(title)}`.trim()

const wholeLabel = (call: Asker, what: 'card' | 'opened'): string =>
  what === 'opened' ? call.translate(phrase(importWords, 'export.opened')) : ''

/** The name of the field in its form; where the form has none, other settings. */
function labelOf({ translate }: Asker, card: Card, path: string): string {
  const [field = ''] = path.split('.')
  const { words } = cardOf(card.type)
  const candidates: Phrase[] = [
    { namespace: words, key: `fields.${field}` },
    { namespace: cardWords.name, key: `fields.${field}.label` },
    { namespace: cardWords.name, key: `fields.${field}` },
    { namespace: 'kit-card-form', key: `cardForm.${field}` },
  ]
  const said = candidates
    .map((each) => [each.key, translate(each)] as const)
    .find(([key, label]) => label !== key && !label.startsWith('key '))
  if (field === 'attempts') return translate(phrase(cardWords, 'fields.attempts.max'))
  return said ? said[1] : translate(phrase(importWords, 'export.otherSettings'))
}

/** What stays behind card by card, as an alert or a list says it: `3 Greeting (Explanation, Hints)`. */
export function namesOfRows(rows: readonly LossRow[]): string[] {
  const labels = new Map<string, Set<string>>()
  for (const { name, label } of rows) {
    const own = labels.get(name) ?? new Set()
    labels.set(name, label === '' ? own : own.add(label))
  }
  return [...labels].map(([name, own]) => (own.size === 0 ? name : `${name} (${[...own].join(', ')})`))
}
