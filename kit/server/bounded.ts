import { Worker } from 'node:worker_threads'

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

const mostAtOnce = 2
const waiting: (() => void)[] = []
let running = 0

/**
 * Runs a module in a thread of its own with bounds that hold, whatever it is fed: it is stopped when its time or memory is
 * out, and meanwhile everybody else is served. The module reads `workerData` and posts one message, which is answered: an
 * `Answer` by its own word. Two run at once, the others wait. @throws BoundsError
 */
export async function runBounded<Answer>(file: URL, input: unknown, bounds: Bounds): Promise<Answer> {
  if (running < mostAtOnce) running += 1
  else await new Promise<void>((go) => waiting.push(go))
  try {
    return (await inThread(file, input, bounds)) as Answer
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
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
    const timer = setTimeout(() => end(() => reject(new BoundsError('time'))), seconds * 1000)
    const end = (answer: () => void) => {
      clearTimeout(timer)
      answer()
      void worker.terminate()
    }
    worker.once('message', (message) => end(() => resolve(message)))
    worker.once('error', (error) => end(() => reject(new BoundsError(whyOf(error), error))))
    worker.once('exit', () => end(() => reject(new BoundsError('crash'))))
  })
}

const whyOf = (error: unknown): BoundsError['why'] =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'
