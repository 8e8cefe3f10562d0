import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '#kit/call/server/context.ts'
import { openDatabase, type Database } from '#kit/data/server/database.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { makeServices } from '../services.ts'
import { makeApp } from '../start.ts'
import type { TestApp } from '../testing.ts'

/** Another server of the same installation, with connections, memory and a data directory of its own. */
export interface SecondServer {
  readonly url: string
  readonly services: Services
  /** Ends it as a killed process ends: it says nothing more, to nobody. On PostgreSQL alone. */
  die(): Promise<void>
  close(): Promise<void>
}

/** Starts one beside the server of a test. `dataDir`: where both share one. The embedded database has one process, so they share it. */
export async function startSecondServer(app: TestApp, dataDir?: string): Promise<SecondServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lectern-second-')))
  const shared = app.services.database
  const database = await connectionsBeside(shared)
  const env = { ...app.services.env, DATA_DIR: folder }
  // What the one signs the other must read, though its directory is another.
  const made = await makeServices(env, database, makeLog('silent'))
  const services = { ...made, secretKey: app.services.secretKey, now: () => app.services.now() }
  const server = await makeApp(services)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const disconnect = () => (database === shared ? undefined : database.close())
  return {
    url,
    services,
    async die() {
      await disconnect()
      server.server.closeAllConnections()
    },
    async close() {
      await server.close()
      await disconnect()
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function connectionsBeside(database: Database): Promise<Database> {
  const { connectionString } = database.pool.options
  return connectionString === undefined
    ? database
    : openDatabase({ databaseUrl: connectionString, dataDir: '' })
}
