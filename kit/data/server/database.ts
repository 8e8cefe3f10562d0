import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DataDirInUse, lockDataDir } from './dataLock.ts'
import { startEngine, type EmbeddedEngine } from './embedded/embedded.ts'
import {
  databaseFolder,
  findSocketFolder,
  makeSocketFolder,
  removeSocketFolder,
} from './embedded/embedded.place.ts'
import { beginMaking, finishMaking, needsMaking, socketIn } from './embedded/embedded.place.ts'
import { readEmptyDump } from './emptyDump.ts'
import { hear, keepListening, listenStatement, type Heard } from './listening.ts'
import { NamelessClient } from './namelessClient.ts'
import { Replicas, type Reading } from './replicas.ts'
import { makeSessions, readOneState, type Session } from './sessions.ts'
import { atConnecting } from './settingsOfSession.ts'
import { casing } from './table.ts'

export interface DatabaseSettings {
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined
  /**
   * Where `databaseUrl` leads to a pooler that lends connections for a transaction each (PgBouncer): PostgreSQL itself, for what
   * needs a session of its own.
   */
  directUrl?: string | undefined
  dataDir: string
  /** Hot standbys of it, for lists, statistics and exports. */
  replicaUrls?: readonly string[] | undefined
  /** Connections of the pool to PostgreSQL; the embedded database always has one. */
  max?: number | undefined
}

export interface Database extends Reading {
  pool: pg.Pool
  /** Connections to the database itself, past a pooler; where there is none, those of `pool` will do. */
  direct: pg.Pool
  kind: 'embedded' | 'postgres'
  /** False where connections share sessions: then names of prepared statements would clash. */
  canNameStatements: boolean
  /** What may answer in its stead; none but where the operator names them. */
  replicas?: Replicas | undefined
  /** Hands each change that triggers tell of to `heard`, until the database is closed. */
  listen(heard: Heard): void
  close(): Promise<void>
}

/** The embedded database of this very process. */
export type EmbeddedDatabase = Database & Pick<EmbeddedEngine, 'dump' | 'syncs'>

// Ids, counts and money are below 2^53; as strings they would be compared and added wrongly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const connectionTimeoutMillis = 15_000

/** Opens PostgreSQL, or the embedded database in `dataDir` (DataDirInUse when another process has it). */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl) return openPostgres({ ...settings, databaseUrl: settings.databaseUrl })
  return openEmbedded(settings.dataDir)
}

interface PostgresSettings {
  readonly databaseUrl: string
  readonly directUrl?: string | undefined
  readonly replicaUrls?: readonly string[] | undefined
  readonly max?: number | undefined
}

async function openPostgres({
  databaseUrl,
  directUrl,
  replicaUrls = [],
  max = 10,
}: PostgresSettings): Promise<Database> {
  const reaching = { connectionTimeoutMillis, keepAlive: true, pipeline: true }
  const settings = {
    ...reaching,
    ...atConnecting,
    connectionString: directUrl ?? databaseUrl,
  }
  const isPooled = directUrl !== undefined
  const pool = isPooled
    ? new pg.Pool({ ...reaching, connectionString: databaseUrl, max, Client: NamelessClient })
    : new pg.Pool({ ...settings, max })
  const { pool: sessions, openSession } = makeSessions(settings)
  const stops: (() => Promise<void>)[] = []
  const listen = (heard: Heard): void =>
    void stops.push(keepListening(() => new pg.Client({ ...settings, pipeline: false }), heard))
  const direct = isPooled ? sessions : pool
  const replicas = replicaUrls.length > 0 ? new Replicas(replicaUrls, max, { openSession }) : undefined
  return asDatabase(
    pool,
    { kind: 'postgres', canNameStatements: !isPooled, direct, openSession, replicas, listen },
    async () => {
      await Promise.all([pool.end(), sessions.end(), replicas?.close(), ...stops.map((stop) => stop())])
    },
  )
}

/** The embedded database in `dataDir`, whose lock the caller has taken; closing gives it back. */
export async function openEmbedded(dataDir: string, lock = lockDataDir(dataDir)): Promise<EmbeddedDatabase> {
  try {
    const isNew = needsMaking(dataDir)
    const dump = isNew ? await readEmptyDump() : undefined
    if (isNew) beginMaking(dataDir)
    const socketFolder = makeSocketFolder(dataDir)
    const engine = await startEngine({
      folder: databaseFolder(dataDir),
      socket: socketIn(socketFolder),
      dump,
    })
    if (isNew) finishMaking(dataDir)
    const whenClosed = (): void => {
      removeSocketFolder(dataDir)
      lock.release()
    }
    return { ...openSocket(socketFolder, engine, whenClosed), dump: engine.dump, syncs: engine.syncs }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** An embedded database that keeps nothing: for tests and for making the empty dump. */
export async function openInMemory(dump?: Uint8Array<ArrayBuffer>): Promise<EmbeddedDatabase> {
  const socketFolder = mkdtempSync(join(tmpdir(), 'database-'))
  const engine = await startEngine({ socket: socketIn(socketFolder), dump })
  const whenClosed = (): void => rmSync(socketFolder, { recursive: true, force: true })
  return { ...openSocket(socketFolder, engine, whenClosed), dump: engine.dump, syncs: engine.syncs }
}

function openSocket(
  socketFolder: string,
  engine: Pick<EmbeddedEngine, 'stop'> | undefined,
  whenClosed: () => void,
): Database {
  const pool = new pg.Pool({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    pipeline: true,
    Client: NamelessClient,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
  })
  // All connections share one session, so the pool's will do, and is free for others between two statements.
  const openSession = async (): Promise<Session> => ({
    query: pool.query.bind(pool),
    async inOneState(read) {
      // While this connection is out of the pool nobody else's statement falls into the transaction.
      const client = await pool.connect()
      return readOneState(client, read).finally(() => client.release())
    },
    end: async () => {},
  })
  const hearers: Heard[] = []
  pool.on('connect', (client) => hear(client, (topic) => hearers.forEach((heard) => heard(topic))))
  const listen = (heard: Heard): void => {
    hearers.push(heard)
    // The session goes on listening when a connection to it breaks.
    pool.query(listenStatement).catch(() => undefined)
  }
  return asDatabase(
    pool,
    { kind: 'embedded', canNameStatements: false, direct: pool, openSession, listen },
    async () => {
      await pool.end()
      await engine?.stop()
      whenClosed()
    },
  )
}

function asDatabase(
  pool: pg.Pool,
  own: Omit<Database, 'pool' | 'db' | 'close'>,
  close: () => Promise<void>,
): Database {
  // A connection that breaks is replaced by the pool; without a listener it would end the process, idle or in a transaction.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  let closing: Promise<void> | undefined
  return {
    pool,
    db: drizzle(pool, { casing }),
    ...own,
    close: () => (closing ??= close()),
  }
}

const waitForServerMs = 15_000

/** For tools beside the server: through the running server's socket if there is one, else with the lock itself. */
export async function connectToRunning(dataDir: string): Promise<Database> {
  const giveUpAt = Date.now() + waitForServerMs
  for (;;) {
    try {
      return await openEmbedded(dataDir)
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error
      const database = openSocket(findSocketFolder(dataDir), undefined, () => {})
      if (await answers(database)) return database
      await database.close()
      // The server has the lock and opens its socket some seconds later.
      if (Date.now() > giveUpAt) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

async function answers(database: Database): Promise<boolean> {
  return database.pool.query('select 1').then(
    () => true,
    () => false,
  )
}
