import type { Envelope } from './envelope.ts'

/** How far a long piece of work is. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/** What a long call tells as events: how far it is, and last the answer that it would have given without. */
export type WorkEvent<Data> = { readonly progress: Progress } | { readonly answer: Envelope<Data> }
