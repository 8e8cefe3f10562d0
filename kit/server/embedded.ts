import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Without a folder the engine keeps everything in memory; a dump is only for an engine that has no data yet. */
export interface EngineStart {
  folder?: string
  dump?: Uint8Array<ArrayBuffer>
  socket: string
}
export type EngineOrder = { kind: 'dump' } | { kind: 'syncs' } | { kind: 'stop' }
export type EngineAnswer =
  | { kind: 'ready' }
  | { kind: 'stopped' }
  | { kind: 'syncs'; count: number }
  | { kind: 'dump'; bytes: Uint8Array<ArrayBuffer> }

export interface EmbeddedEngine {
  /** How often the engine synced a file to the disk since it started. */
  syncs(): Promise<number>
  /** The whole state as a compressed archive, for `EngineStart.dump`. */
  dump(): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

/** Starts the embedded PostgreSQL in a thread of its own, where it answers on the Unix socket `start.socket`. */
export async function startEngine(start: EngineStart): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
    workerData: start,
    execArgv: [],
  })
  // The engine is lost: let the process end with the reason. What was answered is on the disk.
  const crash = (error: unknown): never => {
    throw error
  }
  await answerOf(worker, 'ready')
  worker.on('error', crash)

  async function ask<Kind extends EngineOrder['kind'] & EngineAnswer['kind']>(kind: Kind) {
    const answer = answerOf(worker, kind)
    worker.postMessage({ kind })
    return answer
  }
  return {
    syncs: async () => (await ask('syncs')).count,
    dump: async () => (await ask('dump')).bytes,
    async stop() {
      const exit = once(worker, 'exit')
      worker.postMessage({ kind: 'stop' } satisfies EngineOrder)
      await exit
    },
  }
}

function answerOf<Kind extends EngineAnswer['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<EngineAnswer, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const listen = (answer: EngineAnswer): void => {
      if (!isOfKind(answer, kind)) return
      worker.off('message', listen).off('error', reject).off('exit', exit)
      resolve(answer)
    }
    const exit = (): void => reject(new Error('the embedded database ended before it answered'))
    worker.on('message', listen).once('error', reject).once('exit', exit)
  })
}

function isOfKind<Kind extends EngineAnswer['kind']>(
  answer: EngineAnswer,
  kind: Kind,
): answer is Extract<EngineAnswer, { kind: Kind }> {
  return answer.kind === kind
}
