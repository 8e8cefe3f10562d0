import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDataDir } from '#kit/testing/server/childProcess.ts'
import { connectToRunning, type EmbeddedDatabase, openEmbedded } from '../database.ts'
import { databaseFolder, findSocketFolder, socketIn } from './embedded.place.ts'

const { dataDir, remove } = freshDataDir()
let database: EmbeddedDatabase

beforeAll(async () => {
  database = await openEmbedded(dataDir)
  await database.pool.query('create table purse (id int primary key, coins int not null)')
})
afterAll(async () => {
  await database.close()
  remove()
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ host: findSocketFolder(dataDir), user: 'postgres', database: 'postgres' })
  await client.connect()
  return client
}

async function connectMany(count: number): Promise<pg.Client[]> {
  return Promise.all(Array.from({ length: count }, connect))
}

test('every commit reaches the disk before it is answered', async () => {
  const settings = await database.pool.query('show fsync')
  expect(settings.rows).toEqual([{ fsync: 'on' }])
  await database.pool.query('create table kept (id bigserial primary key)')
  const before = await database.syncs()
  for (let commit = 0; commit < 100; commit += 1) await database.pool.query('insert into kept default values')
  const syncs = (await database.syncs()) - before
  expect(syncs).toBeGreaterThanOrEqual(100)
  expect(syncs).toBeLessThan(120)
})

test('reading costs no sync', async () => {
  await database.pool.query('select count(*) from kept')
  const before = await database.syncs()
  for (let read = 0; read < 20; read += 1) await database.pool.query('select count(*) from kept')
  expect((await database.syncs()) - before).toBeLessThan(3)
})

test('eight connections that interleave their transactions keep every update', async () => {
  await database.pool.query('insert into purse values (1, 0)')
  const clients = await connectMany(8)
  async function addCoins(client: pg.Client): Promise<void> {
    for (let round = 0; round < 25; round += 1) {
      await client.query('begin')
      const { rows } = await client.query('select coins from purse where id = $1 for update', [1])
      await new Promise((resolve) => setTimeout(resolve, round % 3))
      await client.query('update purse set coins = $1 where id = $2', [rows[0].coins + 1, 1])
      await client.query('commit')
    }
  }
  await Promise.all(clients.map(addCoins))
  const { rows } = await database.pool.query('select coins from purse where id = 1')
  expect(rows).toEqual([{ coins: 200 }])
  await Promise.all(clients.map((client) => client.end()))
})

test('connections never get the answer of another one, however long their parameters', async () => {
  const clients = await connectMany(4)
  await Promise.all(
    clients.map(async (client, index) => {
      for (let round = 0; round < 20; round += 1) {
        const length = 300_000 + index * 1000 + round
        const { rows } = await client.query(`select length($1::text) as n${index}`, ['x'.repeat(length)])
        expect(rows).toEqual([{ [`n${index}`]: length }])
      }
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
})

test('a client that vanishes inside a transaction leaves nothing behind and stops nobody', async () => {
  const [leaver] = await connectMany(1)
  leaver?.on('error', () => {})
  await leaver?.query('begin')
  await leaver?.query('insert into purse values (2, 7)')
  const waiting = database.pool.query('select count(*) from purse where id = 2')
  await leaver?.end()
  expect((await waiting).rows).toEqual([{ count: 0 }])
})

test('what one connection set for itself ends with it', async () => {
  const [other] = await connectMany(1)
  await other?.query(`set time zone 'Asia/Shanghai'`)
  await other?.query('create temporary table mine (id int)')
  await other?.end()
  const zone = await database.pool.query('show timezone')
  expect(zone.rows).toEqual([{ TimeZone: 'UTC' }])
  await expect(database.pool.query('select from mine')).rejects.toThrow('does not exist')
})

test('a refused statement hurts neither its connection nor the next one', async () => {
  await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  await expect(database.pool.query('selec')).rejects.toThrow('syntax error')
  expect((await database.pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
})

test('big integers and counts are numbers', async () => {
  const { rows } = await database.pool.query(
    'select 9007199254740991::bigint as id, count(*) from purse where false',
  )
  expect(rows).toEqual([{ id: 9007199254740991, count: 0 }])
})

test('Chinese text is found by trigram', async () => {
  await database.pool.query('create extension if not exists pg_trgm')
  const { rows } = await database.pool.query(`select show_trgm('职业规划') <> '{}' as found`)
  expect(rows).toEqual([{ found: true }])
})

test('a long query does not stop the timers of the process', async () => {
  const begun = performance.eventLoopUtilization()
  await database.pool.query('select count(*) from generate_series(1, 3000000) a where a % 7 = 1')
  expect(performance.eventLoopUtilization(begun).utilization).toBeLessThan(0.5)
})

test('a tool reaches the data of the running server through its socket, which its owner alone can open', async () => {
  const tool = await connectToRunning(dataDir)
  expect((await tool.pool.query('select count(*) from kept')).rows).toEqual([{ count: 100 }])
  await tool.close()
  const folder = findSocketFolder(dataDir)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(socketIn(folder)).mode & 0o777).toBe(0o600)
})

test('without a running server the tool opens the data itself, and the lock is free afterwards', async () => {
  await database.close()
  const tool = await connectToRunning(dataDir)
  expect((await tool.pool.query('select count(*) from kept')).rows).toEqual([{ count: 100 }])
  await tool.close()
  database = await openEmbedded(dataDir)
})

test('an empty lock file, as PostgreSQL leaves it where it is killed while it writes it, stops no start', async () => {
  const { dataDir: killed, remove: removeKilled } = freshDataDir()
  await (await openEmbedded(killed)).close()
  writeFileSync(join(databaseFolder(killed), 'postmaster.pid'), '')
  const again = await openEmbedded(killed)
  expect((await again.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await again.close()
  removeKilled()
})

test('a data directory with a long name gets a short socket, and takes it away again', async () => {
  const place = freshDataDir()
  const longDir = join(place.dataDir, 'a-rather-long-name-'.repeat(6))
  const far = await openEmbedded(longDir)
  const folder = readFileSync(join(longDir, 'socket-folder'), 'utf8')
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect((await far.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await far.close()
  expect(existsSync(folder)).toBe(false)
  place.remove()
})
