import { sameJson } from '#kit/value/sameJson.ts'
import type { Card } from '#cards/index.ts'
import { compareDecks } from '#deck/deck.compare.ts'
import { everyCard, type Deck, type Placed } from '#deck/deck.document.ts'
import { activityFields } from './activity.fields.ts'

/** What became of one card between two versions; it may have been moved and changed at once. */
export interface CardChange {
  readonly id: number
  /** null: it was not there yet. */
  readonly before: Card | null
  /** null: it is no longer there. */
  readonly after: Card | null
  readonly isMoved: boolean
  /** Dotted paths at which they differ. */
  readonly paths: string[]
  /** Counted from 1, also through cards inside others. */
  readonly placeBefore: number | null
  readonly placeAfter: number | null
}

const placesOf = (deck: Deck): ReadonlyMap<number, number> =>
  new Map(everyCard(deck).map(({ card }, index) => [card.id, index + 1]))

/** Card by card what differs, in the order of `after`; a card that is gone stands behind the one that it followed. */
export function cardChanges(before: Deck, after: Deck): CardChange[] {
  const { added, removed, moved, changed } = compareDecks(before, after)
  const [was, is] = [placesOf(before), placesOf(after)]
  const moves = new Set(moved.map(({ card }) => card.id))
  const paths = new Map(changed.map((change) => [change.after.id, change.paths]))
  const old = new Map(everyCard(before).map(({ card }) => [card.id, card]))
  const present = everyCard(after).flatMap(({ card }): CardChange[] => {
    const { id } = card
    const isNew = added.some((placed) => placed.card.id === id)
    if (!isNew && !moves.has(id) && !paths.has(id)) return []
    const sides = { before: old.get(id) ?? null, after: card, paths: [...(paths.get(id) ?? [])] }
    return [{ id, ...sides, isMoved: moves.has(id), ...placesAt(id, was, is) }]
  })
  return removed.reduce((changes, placed) => insertGone(changes, placed, was), present)
}

const placesAt = (id: number, was: ReadonlyMap<number, number>, is: ReadonlyMap<number, number>) => ({
  placeBefore: was.get(id) ?? null,
  placeAfter: is.get(id) ?? null,
})

function insertGone(changes: CardChange[], { card }: Placed, was: ReadonlyMap<number, number>): CardChange[] {
  const place = was.get(card.id) ?? 0
  const gone = { before: card, after: null, isMoved: false, paths: [], placeBefore: place, placeAfter: null }
  const behind = changes.findLastIndex(({ placeBefore }) => placeBefore !== null && placeBefore < place)
  return changes.toSpliced(behind + 1, 0, { id: card.id, ...gone })
}

export interface FieldChange {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** Which of the activity's own fields differ. */
export const fieldChanges = (before: Fields, after: Fields): FieldChange[] =>
  Object.keys(activityFields)
    .filter((name) => !sameJson(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }))
