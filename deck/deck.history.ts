import type { Deck } from './deck.document.ts'
import { applyEdit, type Edit } from './deck.edits.ts'

/** A deck and what was edited beside it, as they were together. */
export interface Moment<Beside> {
  readonly deck: Deck
  readonly beside: Beside
}

/** A deck with its steps of undo and redo, back to the opening of the activity. */
export interface History<Beside = null> {
  readonly past: readonly Moment<Beside>[]
  readonly present: Deck
  /** What is edited beside the cards, e.g. fields of their activity: one undo for both, in the order of the edits. */
  readonly beside: Beside
  readonly future: readonly Moment<Beside>[]
  /** What the last edit changed and when, so that typing is undone by the phrase and not by the letter. */
  readonly last: { readonly key: string; readonly at: number } | null
}

const pauseMs = 1000

/** A history that begins with this deck; `beside` is edited together with it, for example the fields of its activity. */
export function openHistory(deck: Deck): History
export function openHistory<Beside>(deck: Deck, beside: Beside): History<Beside>
export function openHistory(deck: Deck, beside: unknown = null): History<unknown> {
  return { past: [], present: deck, beside, future: [], last: null }
}

/**
 * The history after an edit at `now` (milliseconds). Edits with the same `key` (a card and its field) less than a second
 * apart are undone together; null is never joined.
 */
export function edited<Beside>(
  history: History<Beside>,
  edit: Edit,
  now: number,
  key: string | null = null,
): History<Beside> {
  return advanced(history, { ...momentOf(history), deck: applyEdit(history.present, edit) }, now, key)
}

/** The history after an edit beside the cards at `now` (milliseconds), joined by the same rule as in `edited`. */
export const editedBeside = <Beside>(
  history: History<Beside>,
  beside: Beside,
  now: number,
  key: string | null = null,
): History<Beside> => advanced(history, { ...momentOf(history), beside }, now, key)

const momentOf = <Beside>({ present, beside }: History<Beside>): Moment<Beside> => ({ deck: present, beside })

function advanced<Beside>(
  history: History<Beside>,
  { deck, beside }: Moment<Beside>,
  now: number,
  key: string | null,
): History<Beside> {
  if (deck === history.present && beside === history.beside) return history
  const { last } = history
  const isTyping = key !== null && last?.key === key && now - last.at < pauseMs
  return {
    past: isTyping ? history.past : [...history.past, momentOf(history)],
    present: deck,
    beside,
    future: [],
    last: key === null ? null : { key, at: now },
  }
}

/** Whether there is an edit to undo. */
export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0
/** Whether there is an undone edit to bring back. */
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0

/** The history with its last step undone; the same history where there is none. */
export function undo<Beside>(history: History<Beside>): History<Beside> {
  const before = history.past.at(-1)
  if (!before) return history
  return {
    past: history.past.slice(0, -1),
    present: before.deck,
    beside: before.beside,
    future: [momentOf(history), ...history.future],
    last: null,
  }
}

/** The history with the last undone step brought back; the same history where there is none. */
export function redo<Beside>(history: History<Beside>): History<Beside> {
  const [next, ...future] = history.future
  if (!next) return history
  const past = [...history.past, momentOf(history)]
  return { past, present: next.deck, beside: next.beside, future, last: null }
}

/** Puts another deck in place (what somebody else saved, merged); it can be undone like an edit. */
export const replaced = <Beside>(
  history: History<Beside>,
  deck: Deck,
  beside: Beside = history.beside,
): History<Beside> => ({
  past: [...history.past, momentOf(history)],
  present: deck,
  beside,
  future: [],
  last: null,
})
