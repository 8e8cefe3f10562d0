import '#kit/testing/server/bothDatabases.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyJob, Job, Jobs, Services } from '#kit/call/server/context.ts'
import type { Database } from '#kit/data/server/database.ts'
import { makeLog } from '#kit/ops/server/log.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { makeJobs } from './jobs.ts'

let database: Database
let services: Pick<Services, 'log' | 'database'>
let running: Jobs | undefined

beforeAll(async () => {
  database = await openTestDatabase()
  services = { log: makeLog('silent'), database }
})
afterEach(async () => {
  await running?.stop()
  running = undefined
})
afterAll(() => database.close())

/** A job that notes what it was given, and what it does beyond that. */
function noting(name: string, more?: (count: number) => Promise<void>) {
  const seen: number[] = []
  const job: Job<{ n: number }> = {
    name,
    payload: z.strictObject({ n: z.number() }),
    run: async (_services, { n }) => {
      seen.push(n)
      await more?.(n)
    },
  }
  return { job, seen }
}

async function start(...jobs: AnyJob[]): Promise<Jobs> {
  running = makeJobs(database, makeLog('silent'), jobs)
  // Jobs of the tests ask for nothing else.
  await running.start(Object.assign(Object.create(null), services))
  return running
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 20_000, interval: 50 }).toBe(true)
}

test('a job that is sent is done soon, without waiting for the next look', async () => {
  const { job, seen } = noting('soon')
  const jobs = await start(job)
  await jobs.send(job, { n: 1 })
  await until(() => seen.length === 1)
})

test('a job that was sent before a restart is done after it', async () => {
  const { job, seen } = noting('later')
  const first = await start(job)
  const notBefore = Date.now() + 1500
  await first.send(job, { n: 7 }, { notBefore })
  await first.stop()
  expect(seen).toEqual([])
  await start(job)
  await until(() => seen.length === 1)
  expect(seen).toEqual([7])
  expect(Date.now()).toBeGreaterThanOrEqual(notBefore)
})

test('a job that fails is tried again, alone', async () => {
  let isBroken = true
  const { job, seen } = noting('failing', async (n) => {
    if (n !== 1 || !isBroken) return
    isBroken = false
    throw new Error('not yet')
  })
  const jobs = await start(job)
  await jobs.send(job, { n: 1 })
  await jobs.send(job, { n: 2 })
  // The second one may be fetched before the first is tried again, or behind it.
  await until(() => seen.length >= 3)
  expect(seen.toSorted()).toEqual([1, 1, 2])
})

test('a job that is sent inside a transaction exists only if that is committed', async () => {
  const { job, seen } = noting('within')
  const jobs = await start(job)
  const undone = database.db.transaction(async (within) => {
    await jobs.send(job, { n: 1 }, { within })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.db.transaction((within) => jobs.send(job, { n: 2 }, { within }))
  await until(() => seen.length === 1)
  expect(seen).toEqual([2])
})

test('a job whose worker was killed is taken up again', async () => {
  const { job, seen } = noting('killed')
  const first = await start(job)
  await first.stop()
  // What a killed process leaves behind: a job that somebody seems to be at.
  const notBefore = Date.now() + 3_600_000
  const second = await start(job)
  await second.send(job, { n: 3 }, { notBefore })
  await second.stop()
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 minute', start_after = now(),
      heartbeat_on = now() - interval '1 minute' where name = 'killed' and state = 'created'`,
  )
  await start(job)
  await until(() => seen.length === 1)
  expect(seen).toEqual([3])
}, 60_000)

test('a schedule that is no longer wanted is dropped', async () => {
  const scheduled = { ...noting('scheduled').job, schedule: '0 3 * * *' }
  await (await start(scheduled)).stop()
  const names = async () => {
    const { rows } = await database.pool.query<{ name: string }>('select name from pgboss.schedule')
    return rows.map(({ name }) => name)
  }
  expect(await names()).toEqual(['scheduled'])
  await start(noting('scheduled').job)
  expect(await names()).toEqual([])
})

test('a job of which several are done at a time does not wait for the one before', async () => {
  let together = 0
  let most = 0
  const { job, seen } = noting('several', async () => {
    together += 1
    most = Math.max(most, together)
    await expect.poll(() => most, { timeout: 10_000 }).toBe(3)
    together -= 1
  })
  const jobs = await start({ ...job, concurrency: 3 })
  for (const n of [1, 2, 3]) await jobs.send(job, { n })
  await expect.poll(() => seen.toSorted()).toEqual([1, 2, 3])
  await expect.poll(() => together, { timeout: 10_000 }).toBe(0)
})

test('of a statement that failed the queue keeps no value', async () => {
  const { job, seen } = noting('leaking', async () => {
    await database.pool.query('select $1::bigint', ['$argon2id$hash'])
  })
  const jobs = await start(job)
  await jobs.send(job, { n: 1 })
  await until(() => seen.length === 1)
  const readOutputs = async () => {
    const { rows } = await database.pool.query<{ output: unknown }>(
      `select output from pgboss.job where name = 'leaking' and output is not null`,
    )
    return JSON.stringify(rows)
  }
  await expect.poll(readOutputs, { timeout: 10_000 }).toContain('22P02')
  expect(await readOutputs()).not.toContain('argon2id')
})
