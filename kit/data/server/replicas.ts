import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { within } from '#kit/ops/server/within.ts'
import { NamelessClient } from './namelessClient.ts'
import { makeSessions, type Session } from './sessions.ts'
import { atConnecting } from './settingsOfSession.ts'
import { endSilentConnections, socketOf } from './silentConnections.ts'
import { casing } from './table.ts'

/** Where statements that only read are sent: the database, or a replica of it. */
export interface Reading {
  readonly db: NodePgDatabase
  /** A connection for statements that must find one another's session, beside the pool; `end` gives it back. */
  openSession(): Promise<Session>
}

/**
 * How much of the write-ahead log was written by now, in bytes: whatever is committed lies before it. A column for a statement that
 * the primary is asked anyway. Commits that do not wait for the disk are acknowledged before they are flushed.
 */
export const positionColumn = `pg_wal_lsn_diff(case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end, '0/0')::bigint as position`

/** How much of the log was written by now, in bytes, as `positionColumn` says it. */
export async function positionNow(primary: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await primary.query<{ readonly position: number }>(`select ${positionColumn}`)
  return rows[0]?.position ?? Infinity
}

/** How much of the log a replica has replayed, in bytes; null where it is none any more. */
const replayedStatement = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as replayed where pg_is_in_recovery()`

/** So long a reader waits for a replica that is behind; then the primary answers. */
const patienceMs = 40
const betweenMs = 4
/** A replica that says nothing for so long is left alone, and its statements are given up. */
const silentMs = 500
/** So long nobody asks a replica that failed. */
const pauseMs = 2000
/** A statement that is silent for longer is asked of the primary instead. */
const longestMs = 10_000

const connecting = {
  ...atConnecting,
  connectionTimeoutMillis: 1000,
  keepAlive: true,
  // Whether a pooler stands before it is nobody's business here.
  Client: NamelessClient,
}

/** A hot standby: how far it is, and connections to it. */
class Replica implements Reading {
  readonly db: NodePgDatabase
  readonly #pool: pg.Pool
  /** A connection that no statement of anybody's occupies. */
  readonly #asked: pg.Pool
  readonly #sessions: ReturnType<typeof makeSessions>
  readonly #sockets = new Set<Socket>()
  readonly #primary: Pick<Reading, 'openSession'>
  /** It never goes back, so what is known of it stays true; unless another one answers at its address. */
  #replayed = -1
  #asking: Promise<boolean> | undefined
  #restsUntil = 0

  constructor(connectionString: string, max: number, primary: Pick<Reading, 'openSession'>) {
    this.#primary = primary
    this.#pool = new pg.Pool({ ...connecting, connectionString, max })
    this.#asked = new pg.Pool({ ...connecting, connectionString, max: 1 })
    this.#sessions = makeSessions({ ...connecting, connectionString })
    this.db = drizzle(this.#pool, { casing })
    endSilentConnections({ pool: this.#pool, kind: 'postgres' }, longestMs)
    for (const pool of [this.#pool, this.#asked])
      pool
        .on('error', () => {})
        .on('connect', (client) => {
          client.on('error', () => {})
          const socket = socketOf(client)
          this.#sockets.add(socket)
          socket.once('close', () => this.#sockets.delete(socket))
        })
    this.#asked.on('connect', () => (this.#replayed = -1))
  }

  get isResting(): boolean {
    return Date.now() < this.#restsUntil
  }

  /** Whether it has replayed the log up to `position`, if need be after a short while. */
  async reaches(position: number, signal: AbortSignal): Promise<boolean> {
    while (this.#replayed < position) {
      if (signal.aborted || !(await this.#ask())) return false
      if (this.#replayed < position) await wait(betweenMs, undefined, { signal }).catch(() => undefined)
    }
    return true
  }

  /** One question at a time serves all who wait. */
  #ask(): Promise<boolean> {
    return (this.#asking ??= within(this.#look(), silentMs, false)
      .then((isWell) => {
        if (!isWell) this.rest()
        return isWell
      })
      .finally(() => (this.#asking = undefined)))
  }

  async #look(): Promise<boolean> {
    try {
      const { rows } = await this.#asked.query<{ readonly replayed: number }>(replayedStatement)
      const [row] = rows
      if (row) this.#replayed = row.replayed
      return row !== undefined
    } catch {
      return false
    }
  }

  /** Leaves it alone for a while; whoever still waits for it is told, and asks the primary. */
  rest(): void {
    this.#restsUntil = Date.now() + pauseMs
    for (const socket of this.#sockets) socket.destroy()
  }

  /** A session on it, or on the primary where it is gone by now. */
  openSession(): Promise<Session> {
    return this.#sessions.openSession().catch(() => this.#primary.openSession())
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#asked.end(), this.#sessions.pool.end()])
  }
}

/**
 * Hot standbys of one database. Each statement that goes there finds whatever was committed before its request came: by then
 * the primary was asked how far its log was, and a replica answers that has replayed it.
 */
export class Replicas {
  readonly #replicas: readonly Replica[]
  #turn = 0
  /** Reads by where they went, for the metrics. */
  readonly counts = { replica: 0, behind: 0, failed: 0 }

  constructor(urls: readonly string[], max: number, primary: Pick<Reading, 'openSession'>) {
    this.#replicas = urls.map((url) => new Replica(url, max, primary))
  }

  /**
   * Reads on a replica that is at `position`, else where `onPrimary` does. A failure there says nothing about the question:
   * it is asked once more of the primary.
   * @param isRefusal whether an error is an answer
   */
  async read<T>(
    position: number,
    read: (reading: Reading) => Promise<T>,
    onPrimary: () => Promise<T>,
    isRefusal: (error: unknown) => boolean,
  ): Promise<T> {
    const replica = await this.#find(position)
    if (!replica) {
      this.counts.behind += 1
      return onPrimary()
    }
    try {
      const result = await read(replica)
      this.counts.replica += 1
      return result
    } catch (error) {
      if (isRefusal(error)) throw error
      this.counts.failed += 1
      return onPrimary()
    }
  }

  /** They take turns. */
  #find(position: number): Promise<Replica | undefined> {
    const giveUp = new AbortController()
    const found = within(this.#findUntil(position, giveUp.signal), patienceMs, undefined)
    return found.finally(() => giveUp.abort())
  }

  async #findUntil(position: number, signal: AbortSignal): Promise<Replica | undefined> {
    const count = this.#replicas.length
    for (let tries = 0; tries < count; tries += 1) {
      const replica = this.#replicas[(this.#turn = (this.#turn + 1) % count)]
      if (replica && !replica.isResting && (await replica.reaches(position, signal))) return replica
    }
    return undefined
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close()))
  }
}
