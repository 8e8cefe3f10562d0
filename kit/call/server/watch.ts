import type { Progress } from '#kit/contract/progress.ts'

/** Who waits for a long piece of work: hears how far it is, and may go away. */
export interface Watch {
  readonly signal: AbortSignal
  report(progress: Progress): void
}

/** The watch of work that nobody waits for: progress is dropped, and it is never aborted. */
export const unwatched: Watch = { signal: new AbortController().signal, report: () => undefined }
