import type { Deck } from './deck.document.ts'
import { applyEdit, type Edit } from './deck.edits.ts'

/** A deck and the fields of its activity, as they were together. */
export interface Moment<Fields> {
  readonly deck: Deck
  readonly fields: Fields
}

/** A deck with its steps of undo and redo, back to the opening of the activity. */
export interface History<Fields = null> {
  readonly past: readonly Moment<Fields>[]
  readonly present: Deck
  /** The fields of the activity: one undo for cards and fields, in the order of the edits. */
  readonly fields: Fields
  readonly future: readonly Moment<Fields>[]
  /** What the last edit changed and when, so that typing is undone by the phrase and not by the letter. */
  readonly last: { readonly key: string; readonly at: number } | null
}

const pauseMs = 1000

/** A history that begins with this deck, and with the fields of its activity where these are edited too. */
export function openHistory(deck: Deck): History
export function openHistory<Fields>(deck: Deck, fields: Fields): History<Fields>
export function openHistory(deck: Deck, fields: unknown = null): History<unknown> {
  return { past: [], present: deck, fields, future: [], last: null }
}

/**
 * The history after an edit at `now` (milliseconds). Edits with the same `key` (a card and its field) less than a second
 * apart are undone together; null is never joined.
 */
export function edited<Fields>(
  history: History<Fields>,
  edit: Edit,
  now: number,
  key: string | null = null,
): History<Fields> {
  return advanced(history, { ...momentOf(history), deck: applyEdit(history.present, edit) }, now, key)
}

/** The history after an edit of the activity's fields at `now` (milliseconds), joined by the same rule as in `edited`. */
export const editedFields = <Fields>(
  history: History<Fields>,
  fields: Fields,
  now: number,
  key: string | null = null,
): History<Fields> => advanced(history, { ...momentOf(history), fields }, now, key)

const momentOf = <Fields>({ present, fields }: History<Fields>): Moment<Fields> => ({ deck: present, fields })

function advanced<Fields>(
  history: History<Fields>,
  { deck, fields }: Moment<Fields>,
  now: number,
  key: string | null,
): History<Fields> {
  if (deck === history.present && fields === history.fields) return history
  const { last } = history
  const isTyping = key !== null && last?.key === key && now - last.at < pauseMs
  return {
    past: isTyping ? history.past : [...history.past, momentOf(history)],
    present: deck,
    fields,
    future: [],
    last: key === null ? null : { key, at: now },
  }
}

/** Whether there is an edit to undo. */
export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0
/** Whether there is an undone edit to bring back. */
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0

/** The history with its last step undone; the same history where there is none. */
export function undo<Fields>(history: History<Fields>): History<Fields> {
  const before = history.past.at(-1)
  if (!before) return history
  return {
    past: history.past.slice(0, -1),
    present: before.deck,
    fields: before.fields,
    future: [momentOf(history), ...history.future],
    last: null,
  }
}

/** The history with the last undone step brought back; the same history where there is none. */
export function redo<Fields>(history: History<Fields>): History<Fields> {
  const [next, ...future] = history.future
  if (!next) return history
  const past = [...history.past, momentOf(history)]
  return { past, present: next.deck, fields: next.fields, future, last: null }
}

/** Puts another deck in place (what somebody else saved, merged); it can be undone like an edit. */
export const replaced = <Fields>(
  history: History<Fields>,
  deck: Deck,
  fields: Fields = history.fields,
): History<Fields> => ({
  past: [...history.past, momentOf(history)],
  present: deck,
  fields,
  future: [],
  last: null,
})
