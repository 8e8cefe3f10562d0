import { Worker } from 'node:worker_threads'
import { endThread } from '#kit/ops/server/endThread.ts'

/** Without a folder the engine keeps everything in memory; a dump is only for an engine that has no data yet. */
export interface EngineStart {
  folder?: string | undefined
  dump?: Uint8Array<ArrayBuffer> | undefined
  socket: string
}
export type EngineOrder = { kind: 'dump' } | { kind: 'syncs' } | { kind: 'stop' }
export type EngineAnswer =
  | { kind: 'ready' }
  | { kind: 'stopped' }
  | { kind: 'lost'; reason: string }
  | { kind: 'syncs'; count: number }
  | { kind: 'dump'; bytes: Uint8Array<ArrayBuffer> }

export interface EmbeddedEngine {
  /** How often the engine synced a file to the disk since it started. */
  syncs(): Promise<number>
  /** The whole state as a compressed archive, for `EngineStart.dump`. */
  dump(): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

/** Nothing mends it but a new process, so it is thrown where nobody catches it. What was answered is on the disk. */
export class EngineLost extends Error {
  constructor(reason: string) {
    super(
      `The embedded database stopped: ${reason}. Nothing that was answered is lost; is the disk full? Start again.`,
    )
    this.name = 'EngineLost'
  }
}

/** Starts the embedded PostgreSQL in a thread of its own, where it answers on the Unix socket `start.socket`. */
export async function startEngine(start: EngineStart): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
    workerData: start,
    execArgv: [],
  })
  await answerOf(worker, 'ready')
  let isStopping = false
  worker.on('message', (answer: EngineAnswer) => {
    if (answer.kind === 'lost') throw new EngineLost(answer.reason)
  })
  worker.on('error', (error) => {
    throw new EngineLost(String(error))
  })
  worker.on('exit', () => {
    if (!isStopping) throw new EngineLost('its thread ended')
  })

  function call<Kind extends EngineOrder['kind'] & EngineAnswer['kind']>(kind: Kind) {
    const answer = answerOf(worker, kind)
    worker.postMessage({ kind } satisfies EngineOrder)
    return answer
  }
  return {
    syncs: async () => (await call('syncs')).count,
    dump: async () => (await call('dump')).bytes,
    async stop() {
      isStopping = true
      const stopped = answerOf(worker, 'stopped')
      worker.postMessage({ kind: 'stop' } satisfies EngineOrder)
      await stopped
      await endThread(worker)
    },
  }
}

function answerOf<Kind extends EngineAnswer['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<EngineAnswer, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: EngineAnswer): void => {
      if (answer.kind === 'lost') onEnd(new EngineLost(answer.reason))
      if (!isOfKind(answer, kind)) return
      forget()
      resolve(answer)
    }
    const onEnd = (error: unknown): void => {
      forget()
      reject(error instanceof Error ? error : new EngineLost('its thread ended'))
    }
    const forget = (): void => {
      worker.off('message', onAnswer).off('error', onEnd).off('exit', onEnd)
    }
    worker.on('message', onAnswer).on('error', onEnd).on('exit', onEnd)
  })
}

function isOfKind<Kind extends EngineAnswer['kind']>(
  answer: EngineAnswer,
  kind: Kind,
): answer is Extract<EngineAnswer, { kind: Kind }> {
  return answer.kind === kind
}
