import { Worker } from 'node:worker_threads'
import { Fault, kitFaults } from '#kit/contract/fault.ts'
import { endThread } from './endThread.ts'

export interface Bounds {
  readonly seconds: number
  /** Of the thread's own heap. */
  readonly megabytes: number
}

/** Work that ran out of its time or memory, or whose thread died. */
export class BoundsError extends Error {
  readonly why: 'time' | 'memory' | 'crash'
  constructor(why: BoundsError['why'], cause?: unknown) {
    super(`the work ended by ${why}`, { cause })
    this.why = why
  }
}

/** Seconds for something that was sent: what is small and takes long is a trap. The first ones are the thread's own. */
export const secondsFor = ({ length }: Uint8Array): number => Math.min(60, 10 + length / 50_000)

const maxAtOnce = 2
/** Of one person: each holds what it is about in memory. */
const maxWaiting = 2
const waiting: { readonly personId: number; readonly go: () => void }[] = []
const running = new Set<number>()

/**
 * Runs a module in a thread of its own with bounds that hold, whatever it is fed: it is stopped when its time or memory is
 * out, and meanwhile everybody else is served. The module reads `workerData` and posts one message, which is answered: an
 * `Answer` by its own word. Two run at once, of two people; the others wait, so nobody alone keeps all threads busy.
 * @throws BoundsError, and a Fault where the person has too many waiting already
 */
export async function runBounded<Answer>(
  file: URL,
  input: unknown,
  bounds: Bounds,
  personId: number,
): Promise<Answer> {
  if (mayRun(personId)) running.add(personId)
  else await turnOf(personId)
  try {
    return (await inThread(file, input, bounds)) as Answer
  } finally {
    running.delete(personId)
    startNext()
  }
}

const mayRun = (personId: number): boolean => running.size < maxAtOnce && !running.has(personId)

function turnOf(personId: number): Promise<void> {
  if (waiting.filter((each) => each.personId === personId).length >= maxWaiting)
    throw new Fault(kitFaults.tooMany)
  return new Promise((go) => waiting.push({ personId, go }))
}

function startNext(): void {
  const place = waiting.findIndex(({ personId }) => mayRun(personId))
  const [next] = place < 0 ? [] : waiting.splice(place, 1)
  if (!next) return
  running.add(next.personId)
  next.go()
}

function inThread(file: URL, input: unknown, { seconds, megabytes }: Bounds): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // What a document holds is none of the environment's business.
      env: {},
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => {
      reject(new BoundsError('time'))
      void worker.terminate()
    }, seconds * 1000)
    const settle = (answer: () => void) => {
      clearTimeout(timer)
      answer()
    }
    worker.once('message', (message) => {
      settle(() => resolve(message))
      void endThread(worker)
    })
    // After an error a thread ends by itself.
    worker.once('error', (error) => settle(() => reject(new BoundsError(whyOf(error), error))))
    worker.once('exit', () => settle(() => reject(new BoundsError('crash'))))
  })
}

const whyOf = (error: unknown): BoundsError['why'] =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'
