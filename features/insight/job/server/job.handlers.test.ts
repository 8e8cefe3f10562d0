import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeQueuedJob } from '#kit/jobs/server/makeQueuedJob.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { jobEndpoints } from '../job.contract.ts'

let app: TestApp
let as: Person
const queue = 'sweepSessions'

beforeAll(async () => {
  app = await startTestApp()
  as = await app.person('super_admin')
  await app.services.jobs.start(app.services)
})
beforeEach(() => app.services.database.pool.query('delete from pgboss.job'))
afterAll(() => app.close())

const list = async (kind: 'failed' | 'waiting' | 'active', of?: string) =>
  (await app.call(jobEndpoints.queued, { as, body: { kind, ...(of !== undefined && { queue: of }) } })).list
const stateOf = async (id: string) => {
  const { rows } = await app.services.database.pool.query<{ state: string }>(
    'select state::text as state from pgboss.job where id = $1',
    [id],
  )
  return rows[0]?.state
}

const leaky = {
  name: 'DrizzleQueryError',
  message: 'the account 13900001234 of Lin has no $argon2id$hash',
  code: '23505',
  table: 'user_account',
  constraint: 'user_account_username',
  detail: 'Key (username)=(lin) already exists.',
  stack: [
    'Error: the account 13900001234',
    'at query (/srv/lectern/node_modules/pg/lib/client.js:12:3)',
    'at work (file:///srv/lectern/features/people/session/server/session.jobs.ts:14:9)',
  ].join('\n    '),
}

test('queues tell what waits, is tried again and has failed, idle ones among them', async () => {
  await makeQueuedJob(app.services, { queue, state: 'failed' })
  await makeQueuedJob(app.services, { queue, state: 'retry' })
  await makeQueuedJob(app.services, { queue, state: 'created' })
  const { list: queues } = await app.call(jobEndpoints.queues, { as })
  const counts = { waiting: 2, retrying: 1, active: 0, failed: 1 }
  // Those that wait do so for their hour.
  expect(queues.find((one) => one.queue === queue)).toEqual({ queue, ...counts, oldestAt: null })
  expect(queues.find((one) => one.queue === 'generateCodes')).toMatchObject({ waiting: 0, failed: 0 })
  expect(queues.filter((one) => one.queue.startsWith('__'))).toEqual([])
})

test('a failed job tells which records it is about and why, without anything that people typed', async () => {
  const payload = { taskId: 7, email: 'lin@example.org', token: 'hush' }
  const id = await makeQueuedJob(app.services, { queue, state: 'failed', payload, output: leaky })
  await makeQueuedJob(app.services, { queue: 'generateCodes', state: 'failed' })
  const failed = await list('failed', queue)
  expect(failed).toMatchObject([
    {
      id,
      state: 'failed',
      tries: 11,
      ids: [{ name: 'taskId', value: 7 }],
      error: {
        name: 'DrizzleQueryError',
        code: '23505',
        about: 'user_account_username',
        place: 'features/people/session/server/session.jobs.ts:14',
      },
    },
  ])
  expect(JSON.stringify(failed)).not.toMatch(/13900001234|argon2id|example\.org|hush|already exists/)
  expect(await list('failed')).toHaveLength(2)
  expect(await list('waiting')).toEqual([])
})

test('a failed job is done again, and the log says who had it done', async () => {
  const id = await makeQueuedJob(app.services, { queue, state: 'failed', output: leaky })
  await app.call(jobEndpoints.retry, { as, body: { queue, id } })
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('completed')
  const { list: entries } = await app.call(operationLogEndpoints.page, { as, body: { resource: 'job' } })
  expect(entries).toMatchObject([
    {
      action: 'retry',
      actorId: as.id,
      before: { queue, jobId: id, state: 'failed' },
      after: { state: 'retry' },
    },
  ])
  expect((await app.request(jobEndpoints.retry, { as, body: { queue, id } })).code).toBe(
    kitFaults.notFound.code,
  )
})

test('all failed jobs of a queue are done again, those of another one are not', async () => {
  const ids = [
    await makeQueuedJob(app.services, { queue, state: 'failed' }),
    await makeQueuedJob(app.services, { queue, state: 'failed' }),
  ]
  const other = await makeQueuedJob(app.services, { queue: 'forgetFiles', state: 'failed' })
  expect(await app.call(jobEndpoints.retryAll, { as, body: { queue } })).toEqual({ retried: 2 })
  for (const id of ids) await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('completed')
  expect(await stateOf(other)).toBe('failed')
  expect(await app.call(jobEndpoints.retryAll, { as, body: { queue: 'no such queue' } })).toEqual({
    retried: 0,
  })
})

test('a job that waits is cancelled; one that has failed is not', async () => {
  const id = await makeQueuedJob(app.services, { queue, state: 'created' })
  expect(await list('waiting')).toMatchObject([{ id, state: 'created', tries: 0, error: null }])
  await app.call(jobEndpoints.cancel, { as, body: { queue, id } })
  expect(await stateOf(id)).toBe('cancelled')
  const failed = await makeQueuedJob(app.services, { queue, state: 'failed' })
  const refused = await app.request(jobEndpoints.cancel, { as, body: { queue, id: failed } })
  expect(refused.code).toBe(kitFaults.notFound.code)
})

test('what really fails stands there with its tries and the place that threw', async () => {
  // Its payload is none that the job takes.
  await app.services.database.pool.query(
    `insert into pgboss.job (name, data, retry_limit) values ('generateCodes', '{"payload": {"taskId": "none"}}', 0)`,
  )
  app.services.jobs.wake({ name: 'generateCodes' })
  await expect.poll(() => list('failed'), { timeout: 20_000 }).toHaveLength(1)
  expect(await list('failed')).toMatchObject([{ tries: 1, ids: [], error: { name: 'ZodError' } }])
})

test('nobody but super administrators sees or does any of it', async () => {
  const admin = await app.person('admin_designer')
  for (const [endpoint, body] of [
    [jobEndpoints.queued, { kind: 'failed' }],
    [jobEndpoints.retryAll, { queue }],
  ] as const) {
    const response = await app.fetch(endpoint.method, `/console-api${endpoint.path}`, { body }, admin)
    expect(await response.json()).toMatchObject({ code: kitFaults.forbidden.code })
  }
})
