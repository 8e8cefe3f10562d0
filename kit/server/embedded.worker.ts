import { chmodSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { durableStartParams, SyncedFolder } from './embedded.folder.ts'
import { keepUp } from './embedded.upkeep.ts'
import { openDoor } from './embedded.wire.ts'
import type { EngineAnswer, EngineOrder, EngineStart } from './embedded.ts'

// A worker, because the engine runs on the thread that calls it: a query of 400 ms would stop every timer.
const start: EngineStart = workerData
const folder = start.folder === undefined ? undefined : new SyncedFolder(start.folder)
const engine = await PGlite.create({
  ...(folder ? { fs: folder, startParams: durableStartParams } : { dataDir: 'memory://' }),
  ...(start.dump ? { loadDataDir: new Blob([start.dump]) } : {}),
  extensions: { pg_trgm },
})

rmSync(start.socket, { force: true })
const door = await openDoor(
  {
    run: (messages, onAnswer) => engine.execProtocolRawStream(messages, { onRawData: onAnswer }),
    isInTransaction: () => engine.isInTransaction(),
  },
  start.socket,
  lose,
)
chmodSync(start.socket, 0o600)
const upkeep = keepUp(engine, door)

function lose(error: unknown): void {
  setImmediate(() => {
    throw error
  })
}

function tell(answer: EngineAnswer): void {
  parentPort?.postMessage(answer)
}

async function obey(order: EngineOrder): Promise<void> {
  if (order.kind === 'syncs') return tell({ kind: 'syncs', count: folder?.syncs ?? 0 })
  if (order.kind === 'dump') {
    await door.whenFree(async () => {
      await engine.exec('CHECKPOINT')
      const dump = await engine.dumpDataDir('gzip')
      tell({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) })
    })
    return
  }
  upkeep.stop()
  await door.stop()
  await engine.close()
  tell({ kind: 'stopped' })
  parentPort?.close()
}

parentPort?.on('message', (order: EngineOrder) => {
  obey(order).catch(lose)
})
tell({ kind: 'ready' })
