import { kitFaults } from '#kit/contract/fault.ts'
import { isAbort, isRefusal } from './refusal.ts'

/** How often a call is repeated. */
export const maxRepeats = 2

/** Whether the same call may succeed in a moment: the network stumbled, or the server has too much to do. */
export const isPassing = (error: unknown): boolean =>
  isRefusal(error) ? error.code === kitFaults.unavailable.code : !isAbort(error)

/** In milliseconds, before each repeat. */
const pauses = [500, 1500]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks, and repeats the question where that may help, before it fails. For pages without the console's cache of queries, which
 * does the same. Only for questions: what changes something goes through an outbox.
 * @throws the error of the last try, or the reason of `signal`
 */
export async function withRetries<Answer>(
  call: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (const ms of pauses) {
    try {
      return await call()
    } catch (error) {
      // Whoever knows to be without a connection waits for it elsewhere.
      if (!isPassing(error) || !navigator.onLine) throw error
    }
    await pause(ms)
    signal?.throwIfAborted()
  }
  return call()
}
