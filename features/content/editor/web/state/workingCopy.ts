import { sameJson } from '#kit/value/sameJson.ts'
import { mergeValues, type Values } from '#kit/form/values.ts'
import type { Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import type { History, Moment } from '#deck/deck.history.ts'
import { mergeDecks, resolveConflict, type Conflict } from '#deck/deck.merge.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'

/** What is edited: the activity's own fields and its deck. */
export interface WorkingCopy {
  readonly fields: Values
  readonly deck: Deck
}

export interface FieldConflict {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** What two people changed in different ways; nothing of it is saved before somebody has chosen. */
export interface Conflicts {
  readonly cards: readonly Conflict[]
  readonly fields: readonly FieldConflict[]
}

export interface Merged {
  readonly copy: WorkingCopy
  readonly conflicts: Conflicts
  /** How many cards and fields came from the other side. */
  readonly taken: number
}

type ById = ReadonlyMap<number, Card>
export const byId = (deck: Deck): ById => new Map(deck.map((card) => [card.id, card]))

/** The same deck, holding the very cards of `previous` where nothing differs, so that later comparisons are quick. */
export function reuseCards(deck: Deck, previous: Deck): Deck {
  const cards = byId(previous)
  const shared = deck.map((card) => {
    const same = cards.get(card.id)
    return same && sameJson(same, card) ? same : card
  })
  const isSame = shared.length === previous.length && shared.every((card, index) => card === previous[index])
  return isSame ? previous : shared
}

/**
 * What both sides began with. A save whose answer was lost may have landed: where the server holds what was `sent`, that
 * is the merge base, else one would be in conflict with oneself.
 */
export const mergeBaseOf = (
  base: WorkingCopy,
  sent: readonly WorkingCopy[],
  theirs: WorkingCopy,
): WorkingCopy => sent.reduce((mergeBase, each) => mergeBaseWith(mergeBase, each, theirs), base)

function mergeBaseWith(base: WorkingCopy, sent: WorkingCopy, theirs: WorkingCopy): WorkingCopy {
  const landed = Object.keys(sent.fields).filter((name) => sameJson(sent.fields[name], theirs.fields[name]))
  const fields = Object.fromEntries(landed.map((name) => [name, sent.fields[name]]))
  return { fields: { ...base.fields, ...fields }, deck: mergeBaseDeck(base.deck, sent.deck, theirs.deck) }
}

function mergeBaseDeck(base: Deck, sent: Deck, theirs: Deck): Deck {
  if (sameJson(sent, theirs)) return sent
  const [was, own, other] = [byId(base), byId(sent), byId(theirs)]
  const ids = new Set([...was.keys(), ...own.keys()])
  return [...ids].flatMap((id) => {
    const hasLanded = sameJson(own.get(id), other.get(id))
    return (hasLanded ? own.get(id) : was.get(id)) ?? []
  })
}

/** Joins my changes and theirs, field by field and card by card; where both changed the same it holds mine and asks. */
export function mergeCopies(mergeBase: WorkingCopy, mine: WorkingCopy, theirs: WorkingCopy): Merged {
  const cards = mergeDecks(mergeBase.deck, mine.deck, theirs.deck)
  const fields = mergeValues(activityFields, mergeBase.fields, mine.fields, theirs.fields)
  const changed = Object.keys(activityFields).filter(
    (name) => !sameJson(fields.merged[name], mine.fields[name]),
  )
  return {
    copy: { fields: fields.merged, deck: reuseCards(cards.deck, mine.deck) },
    conflicts: {
      cards: cards.conflicts,
      fields: fields.conflicts.map((name) => ({
        name,
        mine: mine.fields[name],
        theirs: theirs.fields[name],
      })),
    },
    taken: cards.taken.length + changed.length,
  }
}

export const hasConflicts = ({ cards, fields }: Conflicts): boolean => cards.length > 0 || fields.length > 0

interface Rebase {
  readonly mergeBase: WorkingCopy
  readonly theirs: WorkingCopy
  readonly present: WorkingCopy
}

/**
 * The history over what somebody else saved: no undo takes their work away. Where a moment of the past and they have changed
 * the same card, field or order, theirs stands in it, also where they deleted the card.
 */
export function rebased(history: History<Values>, { mergeBase, theirs, present }: Rebase): History<Values> {
  const over = ({ deck, fields }: Moment<Values>): Moment<Values> => {
    const cards = mergeDecks(mergeBase.deck, theirs.deck, deck)
    const deleted = cards.conflicts.filter(({ mine }) => mine === undefined)
    return {
      deck: reuseCards(
        deleted.reduce<Deck>((left, { id }) => resolveConflict(left, id, undefined), cards.deck),
        deck,
      ),
      fields: mergeValues(activityFields, mergeBase.fields, theirs.fields, fields).merged,
    }
  }
  return {
    past: history.past.map(over),
    present: present.deck,
    fields: present.fields,
    future: history.future.map(over),
    last: null,
  }
}

export const isSameCopy = (one: WorkingCopy, other: WorkingCopy): boolean =>
  (one.deck === other.deck || sameJson(one.deck, other.deck)) &&
  (one.fields === other.fields || sameJson(one.fields, other.fields))
