import type { PGlite } from '@electric-sql/pglite'
import type { Listener } from './embedded.wire.ts'

type Session = Pick<PGlite, 'query' | 'exec'>

const usualPace = { everyMs: 10_000, vacuumEveryMs: 60_000 }
const checkpointBytes = 64 * 1024 * 1024
const checkpointAfterMs = 5 * 60_000

const logSinceCheckpoint = 'select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()'
const tablesToVacuum = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
     or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`

/**
 * Checkpoints, vacuums and analyzes, by PostgreSQL's own rules of when. A single-user engine has no process for it:
 * its log grew by 450 MB at a max_wal_size of 64 MB, and its tables had no statistics.
 */
export function maintain(session: Session, listener: Listener, pace = usualPace): { stop(): void } {
  const jobs = [checkpointer(session), vacuumer(session, pace.vacuumEveryMs)]
  let isStopped = false
  let timer = setTimeout(round, pace.everyMs)

  async function round(): Promise<void> {
    for (const job of jobs) {
      // A table may be dropped between, a disk may be full: the next round tries again.
      if (!isStopped) await job(listener).catch(() => {})
    }
    if (!isStopped) timer = setTimeout(round, pace.everyMs)
  }
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function checkpointer(session: Session): (listener: Listener) => Promise<void> {
  let lastAt = Date.now()
  async function checkpoint(): Promise<void> {
    const { rows } = await session.query<{ bytes: string }>(logSinceCheckpoint)
    const bytes = Number(rows[0]?.bytes ?? 0)
    const isDue = bytes > checkpointBytes || (bytes > 0 && Date.now() - lastAt > checkpointAfterMs)
    if (!isDue) return
    await session.exec('CHECKPOINT')
    lastAt = Date.now()
  }
  return (listener) => listener.whenFree(checkpoint)
}

function vacuumer(session: Session, everyMs: number): (listener: Listener) => Promise<void> {
  let lastAt = Date.now()
  return async (listener) => {
    if (Date.now() - lastAt < everyMs) return
    lastAt = Date.now()
    const names: string[] = []
    await listener.whenFree(async () => {
      const { rows } = await session.query<{ name: string }>(tablesToVacuum)
      names.push(...rows.map((row) => row.name))
    })
    // One table at a time, so that requests come between.
    for (const name of names) {
      await listener.whenFree(async () => {
        await session.exec(`VACUUM (ANALYZE) ${name}`)
      })
    }
  }
}
