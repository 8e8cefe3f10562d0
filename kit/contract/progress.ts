import type { Envelope } from './envelope.ts'

/** How far a long piece of work is: `done` steps out of `of`. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/** An event of a long call: its progress, or, last, the envelope that it answers without events. */
export type WorkEvent<Data> = { readonly progress: Progress } | { readonly answer: Envelope<Data> }
