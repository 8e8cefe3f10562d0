import '#kit/testing/server/bothDatabases.ts'
import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#kit/ops/server/env.ts'
import type { Database } from '#kit/data/server/database.ts'
import { freePort } from '#kit/testing/server/freePort.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { readinessOf } from './readiness.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A busy machine may answer late for once. */
const patience = { timeout: 20_000 }

/** What a server with this pool says of itself. */
const ready = (pool: pg.Pool) =>
  readinessOf(Object.assign(Object.create(null), { database: { pool }, env: readEnv({ DISK_FLOOR: '0' }) }))()
const poolAt = (port: number) =>
  new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 15_000, max: 1 })

test('a server whose database is as it should be is ready', async () => {
  const told = { status: 'ready', database: 'ok', migrations: 'ok', disk: 'ok' }
  await expect.poll(() => ready(database.pool), patience).toEqual(told)
})

test('a schema that lacks a migration is told, and one that has more does not stop anybody', async () => {
  const { rows } = await database.pool.query<{ hash: string; created_at: number }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  const [newest] = rows
  if (!newest) throw new Error('there are no migrations')
  const enter = (at: number) =>
    database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      newest.hash,
      at,
    ])
  const remove = (at: number) =>
    database.pool.query('delete from drizzle.__drizzle_migrations where created_at = $1', [at])
  await remove(newest.created_at)
  await expect
    .poll(() => ready(database.pool), patience)
    .toMatchObject({
      status: 'waiting for migrations',
      migrations: 'missing',
    })
  await enter(newest.created_at)
  const later = newest.created_at + 1
  await enter(later)
  await expect
    .poll(() => ready(database.pool), patience)
    .toMatchObject({ status: 'ready', migrations: 'newer' })
  await remove(later)
  await expect.poll(() => ready(database.pool), patience).toMatchObject({ status: 'ready', migrations: 'ok' })
})

test('a database that is not there is told at once', async () => {
  const pool = poolAt(await freePort())
  const told = { status: 'waiting for the database', database: 'unreachable', migrations: 'unknown' }
  await expect.poll(() => ready(pool), patience).toMatchObject(told)
  await pool.end()
})

test('a database that takes a connection and says nothing is told as late, long before the driver gives it up', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const place = silent.address()
  const pool = poolAt(typeof place === 'object' ? (place?.port ?? 0) : 0)
  silent.on('connection', (socket) => void sockets.push(socket))
  const sockets: { destroy(): void }[] = []
  await expect
    .poll(() => ready(pool), patience)
    .toMatchObject({ status: 'waiting for the database', database: 'late' })
  for (const socket of sockets) socket.destroy()
  silent.close()
  await pool.end()
})
