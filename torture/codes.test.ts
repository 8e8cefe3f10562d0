import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connectToRunning, openDatabase, type Database } from '#kit/data/server/database.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { startPostgres, type Cluster } from '../tools/postgres.ts'
import { addProduct } from './addProduct.ts'
import type { RunningServer } from './server.ts'
import { send, signIn, startServer } from './server.ts'

const clients = Number(process.env['TORTURE_RACES'] ?? 100)
const kills = Number(process.env['TORTURE_BATCH_KILLS'] ?? 3)
/** A few of many batches are under way whenever the server is killed. */
const batches = 6
const quantity = 100

/** On a machine without PostgreSQL these tests are skipped; in CI they fail. */
const isNeeded = process.env['CI'] !== undefined
const notValid = 1700
const codes = z.object({ list: z.array(z.object({ code: z.string() })), total: z.number() })
const taskState = z.object({ status: z.string(), made: z.number() })

const content = (productId: number) => ({ name: 'Batch', productId, quantity, qr: 'without' })

async function addTask(server: RunningServer, token: string, productId: number): Promise<number> {
  const body = content(productId)
  const made = await send(server, 'POST', 'course/exchange-task/create', { token, body, key: randomUUID() })
  return z.number().parse(made.data)
}

async function codesOf(server: RunningServer, token: string, taskId: number): Promise<string[]> {
  const body = { taskId, pageSize: 200 }
  const { data } = await send(server, 'POST', 'course/exchange-code/page', { token, body })
  return codes.parse(data).list.map(({ code }) => code)
}

async function finished(server: RunningServer, token: string, taskId: number): Promise<boolean> {
  const { data } = await send(server, 'GET', `course/exchange-task/get?id=${taskId}`, { token })
  const { status, made } = taskState.parse(data)
  expect(status).not.toBe('failed')
  return status === 'finished' && made === quantity
}

/** How many codes of these tasks exist by now. */
async function madeFor(server: RunningServer, token: string, ids: readonly number[]): Promise<number> {
  const body = { pageSize: 200 }
  const { data } = await send(server, 'POST', 'course/exchange-task/page', { token, body })
  const { list } = z.object({ list: z.array(taskState.extend({ id: z.number() })) }).parse(data)
  return list.filter(({ id }) => ids.includes(id)).reduce((sum, { made }) => sum + made, 0)
}

describe.each(['embedded', 'postgres'] as const)('codes on %s', (kind) => {
  let dataDir: string
  let cluster: Cluster | undefined
  let server: RunningServer
  let database: Database
  let token: string
  let productId: number

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-codes-'))
    cluster = kind === 'postgres' ? await startPostgres({ isDurable: false, isNeeded }) : undefined
    if (kind === 'postgres' && !cluster) return
    server = await startServer(dataDir, {
      LOG_LEVEL: 'warn',
      ...(cluster && { DATABASE_URL: cluster.url }),
    })
    token = await signIn(server)
    database = cluster
      ? await openDatabase({ databaseUrl: cluster.url, dataDir })
      : await connectToRunning(dataDir)
    productId = await addProduct(database)
  }, 120_000)
  afterAll(async () => {
    await database?.close()
    await server?.kill('SIGTERM')
    await cluster?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }, 60_000)

  test('a server warns at its start where another one may come with another key', (context) => {
    if (!database) return context.skip()
    const warnings = server.output().match(/SECRET_KEY is not set/g) ?? []
    expect(warnings).toHaveLength(kind === 'postgres' ? 1 : 0)
  })

  test(`of ${clients} learners who send one code at once, one has redeemed it`, async (context) => {
    if (!database) return context.skip()
    const tokens: string[] = []
    for (let client = 0; client < clients; client += 1)
      tokens.push(await makeSession(database.db, (await makeUser(database.db, { roles: ['student'] })).id))
    const taskId = await addTask(server, token, productId)
    await expect.poll(() => finished(server, token, taskId), { timeout: 30_000, interval: 100 }).toBe(true)
    const made = await codesOf(server, token, taskId)
    for (const code of made.slice(0, 3)) {
      const answers = await Promise.all(
        tokens.map((learner) =>
          send(server, 'POST', 'learn/redeem', {
            token: learner,
            body: { code, clientId: randomUUID() },
          }),
        ),
      )
      expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
      expect(answers.filter((answer) => answer.code === notValid)).toHaveLength(clients - 1)
    }
    const { rows } = await database.pool.query(
      `select count(*)::int as count from exchange_code where status = 'redeemed'`,
    )
    expect(rows[0]?.count).toBe(3)
  }, 600_000)
})

test(`${kills} kills while codes are made leave every batch with exactly its quantity, all different`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-batch-'))
  let server = await startServer(dataDir)
  const token = await signIn(server)
  const database = await connectToRunning(dataDir)
  const productId = await addProduct(database)
  await database.close()
  const seen = new Set<string>()
  let cutOff = 0
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const tasks = Array.from({ length: batches }, () => addTask(server, token, productId))
      const ids = await Promise.all(tasks)
      await wait(Math.random() * 100)
      if ((await madeFor(server, token, ids)) < batches * quantity) cutOff += 1
      await server.kill('SIGKILL')
      server = await startServer(dataDir)
      for (const id of ids) {
        await expect.poll(() => finished(server, token, id), { timeout: 60_000, interval: 100 }).toBe(true)
        const made = await codesOf(server, token, id)
        expect(made).toHaveLength(quantity)
        for (const code of made) seen.add(code)
      }
    }
    expect(seen.size).toBe(kills * batches * quantity)
    expect(cutOff).toBeGreaterThan(0)
  } finally {
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}, 14_400_000)
