import type { DataOf } from '#kit/contract/endpoint.ts'
import type { AnyEndpoint, CallOptions } from './client.ts'
import { readEvents } from './eventStream.ts'

/** Milliseconds before a stream that ended, or failed, is begun again. */
const afterEnd = 300
const afterFailure = 5_000

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface Following<E> {
  readonly query: CallOptions<E>['query']
  readonly signal: AbortSignal
  /** `isFirst`: the first value of a stream that was begun anew. */
  readonly onValue: (value: DataOf<E>, isFirst: boolean) => void
  /** The stream broke: its last value is no longer valid. */
  readonly onBreak: () => void
}

/** Follows an event stream until it is stopped; one that ends or is cut is begun again. */
export async function followStream<E extends AnyEndpoint>(
  endpoint: E,
  { query, signal, onValue, onBreak }: Following<E>,
): Promise<void> {
  while (!signal.aborted) {
    let wait = afterEnd
    let isFirst = true
    try {
      const options = { ...(query !== undefined && { query }), signal, onExpired: 'throw' as const }
      for await (const value of readEvents(endpoint, options)) {
        onValue(value, isFirst)
        isFirst = false
      }
    } catch {
      wait = afterFailure
      if (!signal.aborted) onBreak()
    }
    await pause(wait, signal)
  }
}
