import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { maintain } from './embedded.upkeep.ts'
import { type Listener, openListener } from './embedded.wire.ts'

const folder = mkdtempSync(join(tmpdir(), 'upkeep-'))
let engine: PGlite
let listener: Listener
let upkeep: { stop(): void }

beforeAll(async () => {
  engine = await PGlite.create()
  await engine.exec('create table grown (id bigserial primary key, text text)')
  const run = async (): Promise<void> => {}
  listener = await openListener(
    { run, isInTransaction: () => engine.isInTransaction() },
    join(folder, 'socket'),
    () => {},
  )
  upkeep = maintain(engine, listener, { everyMs: 20, vacuumEveryMs: 20 })
})
afterAll(async () => {
  upkeep.stop()
  await listener.stop()
  await engine.close()
  rmSync(folder, { recursive: true })
})

async function valueOf(sql: string): Promise<number> {
  const { rows } = await engine.query<{ value: number }>(sql)
  return Number(rows[0]?.value)
}

test('the log does not grow for ever: every 64 MB it is written back', async () => {
  const logged = 'select pg_current_wal_lsn() - redo_lsn as value from pg_control_checkpoint()'
  for (let part = 0; part < 70; part += 1) {
    await engine.query(`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`)
  }
  await vi.waitFor(async () => expect(await valueOf(logged)).toBeLessThan(20_000_000), { timeout: 20_000 })
})

test('the planner learns how many rows a table has, and the dead ones are cleared', async () => {
  await engine.exec(
    `insert into grown (text) select 'x' from generate_series(1, 5000); delete from grown where id <= 2000`,
  )
  const estimated = `select reltuples as value from pg_class where relname = 'grown'`
  const dead = `select n_dead_tup as value from pg_stat_user_tables where relname = 'grown'`
  await vi.waitFor(async () => expect(await valueOf(estimated)).toBe(3000), { timeout: 20_000 })
  expect(await valueOf(dead)).toBe(0)
})
