import type { Phrase, PhraseValues } from '#kit/i18n/words.ts'

/** One row of the error catalogue. The phrase is `faults.<key>` of the namespace. */
export interface FaultRow {
  readonly code: number
  readonly namespace: string
  readonly key: string
}

/**
 * Declares a feature's refusals: `faults('career', { changed: 1201 })`. Business codes are 1000 and above and unique in
 * the product (a test over the catalogue holds it).
 */
export function faults<T extends Record<string, number>>(
  namespace: string,
  codes: T,
): { readonly [K in keyof T]: FaultRow } {
  const rows = Object.entries(codes).map(([key, code]) => [key, { code, namespace, key }] as const)
  return Object.fromEntries(rows) as { readonly [K in keyof T]: FaultRow }
}

/** The refusals that any endpoint may give. */
export const kitFaults = faults('kit', {
  invalid: 400,
  expired: 403,
  notFound: 404,
  stale: 409,
  tooLarge: 413,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
  noSpace: 507,
  noSuchMove: 1001,
  locked: 1002,
  inUse: 1003,
  reusedKey: 1004,
  changedSinceApproval: 1005,
  incomplete: 1006,
  notDeletable: 1007,
  unconfirmed: 1008,
  forbidden: 1403,
})

/** Refusals by path of a field, as phrases that no language was chosen for yet. */
export type FieldProblems = Readonly<Record<string, Phrase>>

export interface FaultDetail {
  /** Values for the phrase. */
  readonly values?: PhraseValues
  /** Goes out as the envelope's `data`. */
  readonly data?: Readonly<Record<string, unknown>>
  /** Goes out as `data.fields`, said in the asker's language. */
  readonly fields?: FieldProblems
}

/** An expected refusal: thrown by name, answered in one place. */
export class Fault extends Error {
  readonly row: FaultRow
  readonly detail: FaultDetail
  constructor(row: FaultRow, detail: FaultDetail = {}) {
    super(`${row.namespace}.${row.key}`)
    this.row = row
    this.detail = detail
  }
}

/** Refuses the call with the code and phrase of `row`. @throws Fault, always */
export function refuse(row: FaultRow, detail?: FaultDetail): never {
  throw new Fault(row, detail)
}

/** The phrase of a refusal, `faults.<key>` of its namespace, with its values. */
export const faultPhrase = (fault: Fault): Phrase => ({
  namespace: fault.row.namespace,
  key: `faults.${fault.row.key}`,
  ...(fault.detail.values && { values: fault.detail.values }),
})
