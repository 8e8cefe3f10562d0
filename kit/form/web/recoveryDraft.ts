import { newKey } from '#kit/http/web/newKey.ts'
import { openTabs } from '#kit/http/web/openTabs.ts'
import type { Values } from '../values.ts'

/** Typing that was not saved, stored in this browser by user, resource and record. */
export interface RecoveryDraft {
  /** Of the record that it was typed over; 0 for a new one. */
  readonly revision: number
  /** The record as it was then. */
  readonly base: Values
  readonly values: Values
  /** Unix milliseconds. */
  readonly at: number
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const isRecoveryDraft = (value: unknown): value is RecoveryDraft =>
  isObject(value) &&
  typeof value['revision'] === 'number' &&
  typeof value['at'] === 'number' &&
  isObject(value['base']) &&
  isObject(value['values'])

/** The key in local storage below which unsaved typing in one form is stored; without an `id` that of a new record. */
export const draftKey = (userId: number, resource: string, id: number | undefined): string =>
  `lectern.kept.${userId}.${resource}.${id ?? 'new'}`

/** A place of its own for one open form, so that two tabs overwrite nothing of each other. */
export const slotIn = (key: string): string => `${key}.${newKey()}`

export interface Slot {
  readonly slot: string
  readonly draft: RecoveryDraft
}

function readSlot(slot: string): Slot[] {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(slot) ?? 'null')
    return isRecoveryDraft(draft) ? [{ slot, draft }] : []
  } catch {
    return []
  }
}

/** What is stored under a key, the newest first. */
const slotsOf = (key: string): Slot[] =>
  Object.keys(localStorage)
    .filter((slot) => slot === key || slot.startsWith(`${key}.`))
    .flatMap(readSlot)
    .toSorted((a, b) => b.draft.at - a.draft.at)

/** Drafts of forms that are no longer open, the newest first. An open one holds its slot (`lockTab`). */
export async function draftsUnder(key: string): Promise<Slot[]> {
  const open = await openTabs()
  return slotsOf(key).filter(({ slot }) => !open.has(slot))
}

/** Stores typing; false where the browser has no room for it: what was stored before stays, and the form goes on. */
export function saveDraft(slot: string, draft: RecoveryDraft): boolean {
  try {
    localStorage.setItem(slot, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Removes the draft of a slot: it was saved, or given up. */
export const dropDraft = (slot: string): void => localStorage.removeItem(slot)

/** Moves a draft from another slot into `slot`. */
export function moveDraft(slot: string, from: Slot): void {
  if (saveDraft(slot, from.draft)) dropDraft(from.slot)
}
