import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgres } from '#kit/testing/server/bothDatabases.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import type { Database } from './database.ts'
import { makeSignals, type Signals } from './signals.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Far longer than a test runs: what ends sooner was woken. */
const longestMs = 600_000
const { signal: never } = new AbortController()
const soon = { timeout: 20_000, interval: 20 }

const sit = (recordId: number, tab: string) =>
  database.pool.query(
    `insert into presence (resource, record_id, tab, user_id, seen_at) values ('activity', $1, $2, 1, 1)`,
    [recordId, tab],
  )

/** What is told from now on. */
async function listen(): Promise<readonly (string | undefined)[]> {
  const told: (string | undefined)[] = []
  database.listen((topic) => told.push(topic))
  await expect
    .poll(async () => {
      await database.pool.query(`select pg_notify('signals', 'ready')`)
      return told.includes('ready')
    }, soon)
    .toBe(true)
  return told
}

/** As of a server that has begun to listen. */
async function signalsOfServer(): Promise<Signals> {
  const signals = makeSignals(database)
  const first = signals.watch('presence activity 0').next(longestMs, never)
  await sit(0, crypto.randomUUID())
  await first
  return signals
}

test('a change wakes those who watch its record, on every server, and nobody else', async () => {
  const servers = [await signalsOfServer(), await signalsOfServer()]
  const watches = servers.map((each) => each.watch('presence activity 1'))
  let isWoken = false
  const other = servers[0]?.watch('presence activity 2')
  void other?.next(longestMs, never).then(() => (isWoken = true))
  const woken = watches.map((each) => each.next(longestMs, never))
  await sit(1, 'a')
  await Promise.all(woken)
  expect(isWoken).toBe(false)
  await sit(2, 'a')
  await expect.poll(() => isWoken, soon).toBe(true)
})

test('what changes between two waits is not missed', async () => {
  const told = await listen()
  const watch = (await signalsOfServer()).watch('presence activity 3')
  await sit(3, 'a')
  await expect.poll(() => told, soon).toContain('presence activity 3')
  await watch.next(longestMs, never)
})

test('a wait ends when its reader goes', async () => {
  const gone = new AbortController()
  const waiting = makeSignals(database).watch('presence activity 4').next(longestMs, gone.signal)
  gone.abort()
  await waiting
})

test('what is taken back is not told, and a sign of life is no change', async () => {
  const told = await listen()
  await sit(5, 'a')
  await database.pool.query(`update presence set seen_at = 2 where record_id = 5`)
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`update presence set at = 7 where record_id = 5`)
  await client.query('rollback')
  client.release()
  await sit(6, 'a')
  await expect.poll(() => told, soon).toContain('presence activity 6')
  expect(told.filter((topic) => topic === 'presence activity 5')).toHaveLength(1)
})

// The embedded database has one connection, which nobody else can end.
test.skipIf(!isPostgres)('after a broken connection everybody looks, and hears again', async () => {
  const told = await listen()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen signals'`,
  )
  await expect.poll(() => told.filter((topic) => topic === undefined).length, soon).toBe(2)
  await sit(8, 'a')
  await expect.poll(() => told, soon).toContain('presence activity 8')
})
