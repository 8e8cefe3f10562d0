import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { collectGarbageAfterStart } from '#kit/ops/server/collectGarbageAfterStart.ts'
import { durableStartParams, SyncedFolder } from './embedded.folder.ts'
import { maintain } from './embedded.upkeep.ts'
import { openListener } from './embedded.wire.ts'
import type { EngineAnswer, EngineOrder, EngineStart } from './embedded.ts'

// A worker, because the engine runs on the thread that calls it: a query of 400 ms would stop every timer.
const start: EngineStart = workerData
let lastWords = ''
// Whoever starts the engine holds the lock of the data directory. That of PostgreSQL, left empty by a kill between making and
// writing it, would refuse every start to come.
if (start.folder !== undefined) rmSync(join(start.folder, 'postmaster.pid'), { force: true })
const folder = start.folder === undefined ? undefined : new SyncedFolder(start.folder)
const engine = await PGlite.create({
  ...(folder ? { fs: folder, startParams: durableStartParams } : { dataDir: 'memory://' }),
  ...(start.dump ? { loadDataDir: new Blob([start.dump]) } : {}),
  extensions: { pg_trgm, vector },
  onStderr: (line) => {
    if (line.includes('PANIC') || line.includes('FATAL')) lastWords = line
    return false
  },
}).catch((error: unknown) => {
  throw new Error(lastWords || String(error), { cause: error })
})
endWhenEngineAborts()
collectGarbageAfterStart()

rmSync(start.socket, { force: true })
const listener = await openListener(
  {
    run: (messages, onAnswer) => engine.execProtocolRawStream(messages, { onRawData: onAnswer }),
    isInTransaction: () => engine.isInTransaction(),
  },
  start.socket,
  lose,
)
chmodSync(start.socket, 0o600)
const upkeep = maintain(engine, listener)

/** The engine's way to unwind after an ordinary SQL error. */
function isSqlError(error: unknown): boolean {
  return error instanceof Object && 'status' in error && error.status === 100
}

/** After a PANIC (a full disk while it writes its log) the engine would call itself for ever and answer nobody. */
function endWhenEngineAborts(): void {
  const module = engine.Module
  const runOnce = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if (!isSqlError(error)) lose(error)
      throw error
    }
  }
}

function lose(error: unknown): never {
  onUpdate({ kind: 'lost', reason: lastWords || String(error) })
  process.exit(1)
}

function onUpdate(answer: EngineAnswer): void {
  parentPort?.postMessage(answer)
}

async function dump(): Promise<void> {
  await engine.exec('CHECKPOINT')
  const file = await engine.dumpDataDir('gzip')
  onUpdate({ kind: 'dump', bytes: new Uint8Array(await file.arrayBuffer()) })
}

async function stop(): Promise<void> {
  upkeep.stop()
  await listener.stop()
  await engine.close()
  onUpdate({ kind: 'stopped' })
  parentPort?.close()
}

async function obey(order: EngineOrder): Promise<void> {
  if (order.kind === 'syncs') onUpdate({ kind: 'syncs', count: folder?.syncs ?? 0 })
  else if (order.kind === 'dump') await listener.whenFree(dump)
  else await stop()
}

parentPort?.on('message', (order: EngineOrder) => {
  obey(order).catch(lose)
})
onUpdate({ kind: 'ready' })
