/** Texts and numbers that a span tells of its work: names and counts, never what people typed. */
export type Facts = Readonly<Record<string, string | number>>

export interface SpanStart {
  /** Few different ones: `POST /console-api/course/career/page`, never with an id. */
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer'
  readonly facts: Facts
  /** The header `traceparent` of whoever asked; absent: a part of what runs, or the first of a trace of its own. */
  readonly parent?: string | undefined
}

/** One piece of work with a beginning and an end. */
export interface Span {
  /** Runs `work` so that spans that begin in it are parts of this one. */
  within<T>(work: () => T): T
  /** Ends it; `error` marks it as failed, by its name and code alone. */
  end(facts?: Facts, error?: unknown): void
}

/** Sends spans to whoever collects them; see `openTelemetry.ts`. */
export interface Tracer {
  begin(start: SpanStart): Span
  /** The span that runs, as the header `traceparent` names it. */
  running(): string | undefined
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

let tracer: Tracer | undefined

/** Has spans traced from now on, in the whole process; undefined: no more. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

/** Whether spans are collected: without, nothing of it costs anything. */
export const isTracing = (): boolean => tracer !== undefined

/** Begins a span; undefined where nobody collects any. */
export const beginSpan = (start: SpanStart): Span | undefined => tracer?.begin(start)

/** Begins a span of what runs; undefined where nothing that is traced runs. */
export const beginPart = (start: SpanStart): Span | undefined =>
  tracer?.running() === undefined ? undefined : tracer.begin(start)

/** The span that runs, for whoever goes on with its work later; nothing where none does. */
export function traceparent(): { readonly traceparent?: string } {
  const running = tracer?.running()
  return running === undefined ? {} : { traceparent: running }
}

/** Does `work` in a span of its own. */
export async function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(start)
  if (!span) return work()
  try {
    const result = await span.within(work)
    span.end()
    return result
  } catch (error) {
    span.end({}, error)
    throw error
  }
}

/** Sends what is left, for at most as long as that takes. */
export async function stopTracing(): Promise<void> {
  const stopped = tracer
  tracer = undefined
  await stopped?.stop()
}
