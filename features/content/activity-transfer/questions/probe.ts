/**
 * A response to a question in no card's shape, and the share of its points that the file gives for it, 0 to 1. Parts are
 * named by their places in the question, from 0.
 */
export interface Probe {
  readonly response: ProbeResponse
  readonly scaled: number
  /** How the report names it. */
  readonly label: string
}

export type ProbeResponse =
  | { readonly kind: 'chosen'; readonly options: readonly number[] }
  | { readonly kind: 'ordered'; readonly items: readonly number[] }
  /** Answers are those of the pairs, and after them the distractors. */
  | { readonly kind: 'linked'; readonly links: readonly (readonly [pair: number, answer: number])[] }
  | { readonly kind: 'typed'; readonly answers: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'placed'; readonly things: readonly (readonly [thing: number, zone: number])[] }
  | { readonly kind: 'pointed'; readonly points: readonly { readonly x: number; readonly y: number }[] }
  | { readonly kind: 'marked'; readonly parts: readonly number[] }
