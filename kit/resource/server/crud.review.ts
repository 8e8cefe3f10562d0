import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Machine } from '#kit/contract/machine.ts'
import type { Option } from '#kit/contract/resource.ts'
import type { ReviewNote } from '#kit/contract/review.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import { labelOf } from '#kit/http/server/answer.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from './crud.ts'
import { readRecord } from './crud.read.ts'

/** A reason that belongs to a field. */
export interface PinnedReason {
  readonly field: string
  readonly text: string
}

/** What somebody gave as reasons: in one text for lists and messages, and one by one for the form. */
export interface ReviewNotes {
  readonly reason: string | undefined
  readonly notes: readonly ReviewNote[]
}

interface ReviewReasons {
  readonly reason?: string | undefined
  readonly reasons?: readonly PinnedReason[] | undefined
}

/** Joins the reason for the whole and those beside fields, each under its field's name in the language of who says it. */
export function reviewNotesOf(
  { translate }: Call,
  resource: string,
  { reason, reasons = [] }: ReviewReasons,
): ReviewNotes {
  if (reason === undefined && reasons.length === 0) return { reason: undefined, notes: [] }
  const lines = reasons.map(({ field, text }) =>
    translate(phrase(kitWords, 'review.pinned', { field: labelOf(field, resource, translate), text })),
  )
  const general = reason === undefined ? [] : [reason]
  return {
    reason: [...general, ...lines].join('\n'),
    notes: [...general.map((text) => ({ field: null, text })), ...reasons],
  }
}

/** Reasons beside fields say what to mend, so only a move that asks for a reason takes them. */
export function mayPin({ moves }: Machine, move: string, reasons: readonly unknown[] | undefined): void {
  if (reasons === undefined || moves[move]?.reason === 'required') return
  refuse(kitFaults.invalid, { fields: { reasons: phrase(kitWords, 'problems.invalid') } })
}

/** What a form wrote, with the names of what it links to: all that a reader needs to see what changes afterwards. */
export async function contentOf(spec: CrudSpec, call: Call, id: number): Promise<Values> {
  const record = await readRecord(spec, call, id)
  const shown = Object.entries(record).filter(
    ([name, value]) => name in spec.resource.fields || isNames(value) || name.endsWith('Name'),
  )
  return Object.fromEntries(shown.filter(([name]) => name !== 'creatorName'))
}

const isNames = (value: unknown): value is Option[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'id' in one && 'label' in one)
