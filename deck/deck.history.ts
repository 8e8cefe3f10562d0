import type { Deck } from './deck.document.ts'
import { applyEdit, type Edit } from './deck.edits.ts'

/** A deck with the way back and forth; reaches back to the opening of the activity. */
export interface History {
  readonly past: readonly Deck[]
  readonly present: Deck
  readonly future: readonly Deck[]
  /** What the last edit changed and when, so that typing is undone by the phrase and not by the letter. */
  readonly last: { readonly key: string; readonly at: number } | null
}

const pauseMs = 1000

export const openHistory = (deck: Deck): History => ({ past: [], present: deck, future: [], last: null })

/**
 * The history after an edit at `now` (milliseconds). Edits with the same `key` (a card and its field) less than a second
 * apart are undone together; null is never joined.
 */
export function edited(history: History, edit: Edit, now: number, key: string | null = null): History {
  const present = applyEdit(history.present, edit)
  if (present === history.present) return history
  const { last } = history
  const isTyping = key !== null && last?.key === key && now - last.at < pauseMs
  return {
    past: isTyping ? history.past : [...history.past, history.present],
    present,
    future: [],
    last: key === null ? null : { key, at: now },
  }
}

export const canUndo = (history: History): boolean => history.past.length > 0
export const canRedo = (history: History): boolean => history.future.length > 0

export function undo(history: History): History {
  const before = history.past.at(-1)
  if (!before) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: null,
  }
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, last: null }
}

/** Puts another deck in place (what somebody else saved, merged); it can be undone like an edit. */
export const replaced = (history: History, deck: Deck): History => ({
  past: [...history.past, history.present],
  present: deck,
  future: [],
  last: null,
})
