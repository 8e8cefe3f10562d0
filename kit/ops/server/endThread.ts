import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'

const graceMs = 5_000
/** The `threadId` of a thread that is no more. */
const ended = -1

/**
 * Lets a thread that has nothing more to do end by itself, and ends one that does not within five seconds. To terminate a
 * thread while it ends crashes the whole process, once in some thousand times (Node 24).
 */
export async function endThread(worker: Worker): Promise<void> {
  // A thread that has ended tells it once: where this one was busy, together with the last message.
  if (worker.threadId === ended) return
  const timer = setTimeout(() => void worker.terminate(), graceMs)
  await once(worker, 'exit')
  clearTimeout(timer)
}
