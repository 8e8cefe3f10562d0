import { fitsIn } from '#kit/value/graphemes.ts'

/** A part of a card that comes in a list, such as an option. */
export interface Part {
  readonly id: string
}

/** What has a list of parts under this name: a card, or something in it. */
export type Holder<Name extends string, Item extends Part = Part> = {
  readonly [Own in Name]: readonly Item[]
}

export type PartOf<Card extends Holder<Name>, Name extends string> = Card[Name][number]

/** The list with one of its items at another place; out of the list there is none. */
export function movedIn<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

export type PartEdits<Name extends string> = ReturnType<typeof partEdits<Name>>

/**
 * The edits of the list `name` of a card, which has at most `most` parts: each gives the card as it is then, the same one
 * where there is nothing to do.
 */
export function partEdits<Name extends string>(name: Name, most: number) {
  /** New parts behind the one at `after`, by default at the end; what is over the limit is left out. */
  function added<Card extends Holder<Name>>(
    card: Card,
    parts: readonly PartOf<Card, Name>[],
    after = card[name].length - 1,
  ): Card {
    const fitting = parts.slice(0, Math.max(0, most - card[name].length))
    return fitting.length === 0 ? card : { ...card, [name]: card[name].toSpliced(after + 1, 0, ...fitting) }
  }

  const changed = <Card extends Holder<Name>>(
    card: Card,
    id: string,
    change: Partial<PartOf<Card, Name>>,
  ): Card => ({ ...card, [name]: card[name].map((part) => (part.id === id ? { ...part, ...change } : part)) })

  function moved<Card extends Holder<Name>>(card: Card, from: number, to: number): Card {
    const parts = movedIn(card[name], from, to)
    return parts === card[name] ? card : { ...card, [name]: parts }
  }

  const without = <Card extends Holder<Name>>(card: Card, id: string): Card => ({
    ...card,
    [name]: card[name].filter((part) => part.id !== id),
  })

  /** Several lines pasted into the part at `index`: its text takes the first, each further one is a part behind it. */
  function pasted<Card extends Holder<Name, Part & { readonly text: string }>>(
    card: Card,
    index: number,
    lines: readonly string[],
    partOf: (text: string) => PartOf<Card, Name>,
  ): Card {
    const [first = '', ...others] = lines
    const here = card[name][index]
    if (!here || others.length === 0) return card
    const parts = card[name].with(index, { ...here, text: here.text + first })
    return added({ ...card, [name]: parts }, others.map(partOf), index)
  }

  return { name, most, added, changed, moved, pasted, without }
}

/** The lines of a pasted text that say something. */
export const linesIn = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * Two columns copied from a spreadsheet, or lines with a tab between two texts, each cut to `max` graphemes; undefined where it
 * is neither.
 */
export function pairsIn(pasted: string, max: number): (readonly [string, string])[] | undefined {
  const rows = pasted.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (rows.length === 0 || !rows.every((line) => line.includes('\t'))) return undefined
  const cut = (text = '') =>
    fitsIn(text.trim(), max) ? text.trim() : [...text.trim()].slice(0, max).join('')
  return rows.map((line) => {
    const [first, second] = line.split('\t')
    return [cut(first), cut(second)] as const
  })
}
