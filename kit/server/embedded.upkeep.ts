import type { PGlite } from '@electric-sql/pglite'
import type { Door } from './embedded.wire.ts'

const everyMs = 10_000
const checkpointBytes = 64 * 1024 * 1024
const checkpointAfterMs = 5 * 60_000
const vacuumEveryMs = 60_000

// A single-user engine has no checkpointer and no autovacuum: its log grew by 450 MB at a max_wal_size of 64 MB,
// and tables had no statistics. So the worker does both, by PostgreSQL's own rules of when.
const logSinceCheckpoint = `select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()`
const tablesToVacuum = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
     or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`

export function keepUp(engine: PGlite, door: Door): { stop(): void } {
  let checkpointedAt = Date.now()
  let vacuumedAt = Date.now()

  async function checkpoint(): Promise<void> {
    const { rows } = await engine.query<{ bytes: string }>(logSinceCheckpoint)
    const bytes = Number(rows[0]?.bytes ?? 0)
    const isOld = bytes > 0 && Date.now() - checkpointedAt > checkpointAfterMs
    if (bytes < checkpointBytes && !isOld) return
    await engine.exec('CHECKPOINT')
    checkpointedAt = Date.now()
  }

  async function vacuum(): Promise<void> {
    if (Date.now() - vacuumedAt < vacuumEveryMs) return
    vacuumedAt = Date.now()
    const names: string[] = []
    await door.whenFree(async () => {
      const { rows } = await engine.query<{ name: string }>(tablesToVacuum)
      names.push(...rows.map((row) => row.name))
    })
    // One table at a time, so that requests come between.
    for (const name of names)
      await door.whenFree(async () => void (await engine.exec(`VACUUM (ANALYZE) ${name}`)))
  }

  let isStopped = false
  let timer = setTimeout(round, everyMs)
  async function round(): Promise<void> {
    await door.whenFree(checkpoint)
    await vacuum()
    if (!isStopped) timer = setTimeout(round, everyMs)
  }

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
