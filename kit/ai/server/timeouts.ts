import { setTimeout as wait } from 'node:timers/promises'
import { AiError } from './ai.ts'
import { maxTries, type Timeouts } from './provider.ts'
import { isWorthRetrying, pauseBefore } from './providerError.ts'

/**
 * What `source` yields, as long as it comes in time: `untilFirst`, then `betweenChunks`, and `inAll`. Time that the
 * listener takes for a chunk counts only for the last. The source gets a signal and is left behind when it does not heed it.
 * @throws AiError 'silent', or the reason of `signal`
 */
export async function* withTimeouts<T>(
  source: (signal: AbortSignal) => AsyncIterable<T>,
  { untilFirst, betweenChunks, inAll }: Timeouts,
  signal?: AbortSignal,
): AsyncGenerator<T> {
  const timedOut = new AbortController()
  const giveUp = () => timedOut.abort(new AiError('silent'))
  const stop = AbortSignal.any([timedOut.signal, ...(signal ? [signal] : [])])
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  stopped.catch(() => undefined)
  stop.addEventListener('abort', () => reject(stop.reason))
  const atLast = setTimeout(giveUp, inAll)
  let nextOne = setTimeout(giveUp, untilFirst)
  const chunks = source(stop)[Symbol.asyncIterator]()
  try {
    for (;;) {
      stop.throwIfAborted()
      const { value, done } = await Promise.race([chunks.next(), stopped])
      stop.throwIfAborted()
      clearTimeout(nextOne)
      if (done) return
      yield value
      nextOne = setTimeout(giveUp, betweenChunks)
    }
  } finally {
    clearTimeout(nextOne)
    clearTimeout(atLast)
    timedOut.abort(new AiError('silent'))
    // Not awaited: it may be waiting for the provider.
    chunks.return?.()?.catch(() => undefined)
  }
}

/** Waits for the pause before another try and gives true; false at once where no further try is made. `tries`: so far. */
export async function triesAgain(
  tries: number,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (tries >= maxTries || !isWorthRetrying(error)) return false
  await wait(pauseBefore(tries, error), undefined, signal && { signal }).catch(() => undefined)
  return true
}
