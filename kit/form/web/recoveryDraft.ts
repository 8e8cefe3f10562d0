import { newKey } from '#kit/http/web/newKey.ts'
import { openTabs } from '#kit/http/web/openTabs.ts'
import type { Values } from '../values.ts'
import { forgetTexts, setText, textsUnder } from './storedTexts.ts'

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

/** The key in this browser below which unsaved typing in one form is stored; without an `id` that of a new record. */
export const draftKey = (userId: number, resource: string, id: number | undefined): string =>
  `lectern.kept.${userId}.${resource}.${id ?? 'new'}`

/** A place of its own for one open form, so that two tabs overwrite nothing of each other. */
export const slotIn = (key: string): string => `${key}.${newKey()}`

export interface Slot {
  readonly slot: string
  readonly draft: RecoveryDraft
}

function readSlot(slot: string, text: string): Slot[] {
  try {
    const draft: unknown = JSON.parse(text)
    return isRecoveryDraft(draft) ? [{ slot, draft }] : []
  } catch {
    return []
  }
}

/** Drafts of forms that are no longer open, the newest first. An open one holds its slot (`lockTab`). */
export async function draftsUnder(key: string): Promise<Slot[]> {
  const open = await openTabs()
  const texts = await textsUnder(key, (slot) => open.has(slot))
  return [...texts]
    .flatMap(([slot, text]) => readSlot(slot, text))
    .toSorted((a, b) => b.draft.at - a.draft.at)
}

/** Stores typing within a moment. A browser that refuses to store it does not stop the form. */
export const saveDraft = (slot: string, draft: RecoveryDraft): void =>
  setText(slot, () => JSON.stringify(draft))

/** Removes the draft of a slot: it was saved, or given up. */
export const dropDraft = (slot: string): void => setText(slot, undefined)

/** Moves a draft from another slot into `slot`. */
export function moveDraft(slot: string, from: Slot): void {
  saveDraft(slot, from.draft)
  dropDraft(from.slot)
}

/** Removes all drafts of forms that this person left in this browser. */
export const forgetDrafts = (userId: number): Promise<void> => forgetTexts(`lectern.kept.${userId}`)
