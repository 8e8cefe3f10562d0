import { safeParse } from 'zod/mini'
import { isObject, valueAt } from '#kit/value/sameJson.ts'
import { cardOf, cardSchema } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { mapCards } from '#deck/deck.document.ts'

/** The same value with another one at a dotted path; what is not on the way stays the same object. */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const below = rest.join('.')
  const change = (here: unknown) => (rest.length === 0 ? next : withValueAt(here, below, next))
  if (Array.isArray(value)) return value.with(Number(step), change(value[Number(step)]))
  return isObject(value) ? { ...value, [step]: change(value[step]) } : value
}

const parsed = (value: unknown): Card | undefined => safeParse(cardSchema, value).data

/**
 * The deck with every file under another number. What names a file that has none is taken out as small as its card's rules
 * allow: the media, the row that holds it, at last the card; `lost` is called for each.
 */
export function withFileIds(
  deck: readonly Card[],
  ids: ReadonlyMap<number, number>,
  lost: (card: Card, fileId: number) => void = () => undefined,
): Card[] {
  return mapCards(deck, (card) => {
    const uses = cardOf(card.type).content.files(card)
    // The last first, so that taking out a row moves no other one.
    return uses.toReversed().reduce<Card | undefined>((here, { path, fileId }) => {
      if (!here) return undefined
      const id = ids.get(fileId)
      if (id !== undefined) return parsed(withValueAt(here, path, id)) ?? here
      lost(card, fileId)
      return withoutFile(here, path)
    }, card)
  })
}

/** Tries, from the file upwards, to empty the place or to take out the row, until the card's schema agrees. */
function withoutFile(card: Card, path: string): Card | undefined {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const here = steps.slice(0, length).join('.')
    const parent = steps.slice(0, length - 1).join('.')
    const rows = parent === '' ? undefined : valueAt(card, parent)
    const index = Number(steps[length - 1])
    const smaller = Array.isArray(rows)
      ? parsed(withValueAt(card, parent, rows.toSpliced(index, 1)))
      : (parsed(withValueAt(card, here, null)) ?? parsed(withValueAt(card, here, undefined)))
    if (smaller) return smaller
  }
  return undefined
}
