import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { openLine, type Line } from '#kit/testing/server/line.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { startPostgres, type Cluster } from '../tools/postgres.ts'
import { contracts } from '#app/contracts.ts'
import { checkReplicas } from '#app/server/doctor/checkReplicas.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'

const replica = 'LECTERN_TEST_REPLICA_URL'
const admin = 'LECTERN_TEST_DATABASE_URL'

describe('with a hot standby', () => {
  let cluster: Cluster
  let standby: Cluster
  /** From the standby to the primary: what it replays comes here. */
  let replication: Line
  /** From the server to the standby. */
  let reading: Line
  let app: TestApp
  let designer: Person

  beforeAll(async () => {
    const started = await startPostgres({ isDurable: false, isNeeded: true })
    if (!started) throw new Error('PostgreSQL is needed here.')
    cluster = started
    replication = await openLine(Number(new URL(cluster.url).port))
    standby = await cluster.addStandby(replication.port)
    reading = await openLine(Number(new URL(standby.url).port))
    process.env[admin] = cluster.url
    process.env[replica] = reading.over(standby.url)
    app = await startTestApp()
    designer = await app.person('super_admin')
  }, 120_000)
  afterAll(async () => {
    delete process.env[admin]
    delete process.env[replica]
    await app.close()
    await Promise.all([reading.close(), replication.close()])
    await standby.stop()
    await cluster.stop()
  })

  const counts = () => app.services.database.replicas?.counts ?? { replica: 0, behind: 0, failed: 0 }

  let made = 0
  /** Makes records, and looks each up at once in the list; answers where the lists were read. */
  async function writeAndRead(times: number) {
    const before = { ...counts() }
    for (let time = 0; time < times; time += 1) {
      made += 1
      const name = `Career ${made}`
      await app.call(careerEndpoints.create, { as: designer, body: { name } })
      const { list } = await app.call(careerEndpoints.page, { as: designer, body: { name } })
      expect(list.map((row) => row.name)).toContain(name)
    }
    const { replica: onReplica, behind, failed } = counts()
    return {
      onReplica: onReplica - before.replica,
      onPrimary: behind - before.behind + failed - before.failed,
    }
  }

  /** The standby may take a while to come back. */
  const untilRead = async () =>
    await expect
      .poll(async () => (await writeAndRead(1)).onReplica, { timeout: 30_000, interval: 200 })
      .toBe(1)

  test('whoever wrote finds it in the next list, which the standby answers', async () => {
    await untilRead()
    // A slow machine may be behind more often than not; whoever answers, it is there.
    const some = async () => (await writeAndRead(5)).onReplica
    await expect.poll(some, { timeout: 60_000 }).toBeGreaterThan(0)
  })

  /** What calls have to be told. */
  const inputs = (id: number): Readonly<Record<string, Readonly<Record<string, string | number>>>> => ({
    'activityVersion.page': { activityId: id },
    'activitySpeech.plan': { activityId: id },
    'audit.waiting': { resource: 'career' },
    'job.queued': { kind: 'failed' },
    'search.find': { text: 'Career' },
    'sensitiveWord.check': { text: 'Career' },
    'statistics.info': { id },
    'statistics.reflections': { activityId: id },
  })
  const large = Object.entries(contracts).flatMap(([feature, verbs]: [string, Endpoints]) =>
    Object.entries(verbs)
      .filter(([, { isForReplicas }]) => isForReplicas)
      .map(([verb, endpoint]): [string, Endpoint] => [`${feature}.${verb}`, endpoint]),
  )

  test('every call that is for replicas only reads', async () => {
    expect(large.length).toBeGreaterThan(90)
    const { id } = await makeActivity(app.services, { creatorId: designer.id, status: 'public' })
    const failed = new Map<string, unknown>()
    for (const [name, { method, path }] of large) {
      const input = inputs(id)[name] ?? {}
      const before = { ...counts() }
      const ask = async () => {
        const sent = method === 'GET' ? { query: input } : { body: input }
        const answer = await app.fetch(method, prefix + path, sent, designer)
        const text = await answer.text()
        if (!text.startsWith('PK') && !text.startsWith('{"code":0,')) failed.set(name, text)
        const { replica: read, failed: fallen } = counts()
        return failed.has(name) || read + fallen > before.replica + before.failed
      }
      await expect.poll(ask, { timeout: 30_000, interval: 20 }).toBe(true)
      if (counts().failed > before.failed) failed.set(name, 'asked again of the primary')
    }
    expect(Object.fromEntries(failed)).toEqual({})
  }, 240_000)

  test('a sheet has what was written just before, read by a cursor on the standby', async () => {
    const { id } = await makeActivity(app.services, { creatorId: designer.id, title: 'The newest' })
    await untilRead()
    const body = { title: 'The newest' }
    const path = prefix + activityEndpoints.export.path
    const sheet = await app.fetch('POST', path, { body }, designer)
    expect({ id, status: sheet.status }).toEqual({ id, status: 200 })
    expect((await sheet.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test('one that is far behind is not asked', async () => {
    replication.set('silent')
    expect(await writeAndRead(5)).toEqual({ onReplica: 0, onPrimary: 5 })
    replication.set('well')
    await untilRead()
  })

  test('one that hears everything late is waited for, or not asked', async () => {
    replication.set('slow')
    await writeAndRead(20)
    replication.set('well')
  })

  test('one that hangs holds nobody up, and neither does one that is gone', async () => {
    await untilRead()
    reading.set('silent')
    expect((await writeAndRead(5)).onReplica).toBe(0)
    reading.set('cut')
    expect((await writeAndRead(5)).onReplica).toBe(0)
    reading.set('well')
    await untilRead()
    await standby.crash()
    expect((await writeAndRead(5)).onReplica).toBe(0)
    await standby.start()
    await untilRead()
  })

  test('lists that were being read when it went are answered', async () => {
    const lists = Array.from({ length: 40 }, () => app.call(careerEndpoints.page, { as: designer, body: {} }))
    await standby.crash()
    for (const { list } of await Promise.all(lists)) expect(list.length).toBeGreaterThan(0)
    await standby.start()
    await untilRead()
  })

  test('the operator is told of one that follows, one that hears nothing, and one that is gone', async () => {
    const look = async () => {
      const env = readEnv({ DATABASE_URL: cluster.url, DATABASE_REPLICA_URLS: reading.over(standby.url) })
      return (await checkReplicas(env)).map(({ state, found }) => `${state}: ${found.replace(/\S+ /, '')}`)
    }
    await expect.poll(look, { timeout: 30_000 }).toEqual(['ok: follows the primary'])
    replication.set('cut')
    await expect.poll(look, { timeout: 30_000 }).toEqual(['warning: receives nothing from the primary'])
    replication.set('well')
    reading.set('cut')
    expect(await look()).toEqual([expect.stringMatching(/^warning: cannot be reached/)])
    reading.set('well')
    await untilRead()
  })

  test('one that was promoted is none any more', async () => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: standby.url })
    await client.connect()
    await client.query('select pg_promote()')
    await client.end()
    expect((await writeAndRead(5)).onReplica).toBe(0)
  })
})
