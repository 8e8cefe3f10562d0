import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeCollector, type FakeCollector } from '#kit/trace/server/testing/fakeCollector.ts'
import { en } from '#features/insight/job/words/queue.en.ts'
import { findsNoBarrier } from './barriers.ts'
import { adminPassword, openStage, signIn, type Stage } from './console.ts'

let stage: Stage
let collector: FakeCollector

beforeAll(async () => {
  collector = await startFakeCollector()
  stage = await openStage({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
})
afterAll(async () => {
  await stage.close()
  await collector.close()
})

const queue = 'sweepSessions'

/** A job that was given up, as the queue keeps it. */
async function giveUp(): Promise<void> {
  const database = await stage.openDatabase()
  const output = { name: 'Error', code: 'ECONNREFUSED', message: 'hush', stack: '' }
  await database.pool.query(
    `insert into pgboss.job (name, data, state, output, retry_count, retry_limit, started_on, completed_on)
     values ($1, '{"payload": {}}', 'failed', $2, 10, 10, now(), now())`,
    [queue, JSON.stringify(output)],
  )
  await database.close()
}

test('a super administrator has a failed job done again, and the click is traced into the job', async () => {
  await giveUp()
  const boss = await stage.visitor('en')
  await signIn(boss, 'admin', adminPassword)
  await boss.page.goto('/datas/jobs/list')
  const name = en.values.queue[queue]
  await boss.page.getByText('ECONNREFUSED').waitFor()
  expect(await boss.page.textContent('main')).not.toContain('hush')
  await findsNoBarrier(boss)
  await boss.page.getByRole('button', { name: en.retryLabel.replace('{{name}}', name), exact: true }).click()
  await boss.page.getByRole('heading', { name: en.allWell }).waitFor()
  const jobs = () => collector.spans.filter((span) => span.name === `job ${queue}`)
  await expect.poll(() => jobs().length, { timeout: 30_000 }).toBeGreaterThan(0)
  const traces = new Set(jobs().map(({ traceId }) => traceId))
  const call = () => collector.spans.find((span) => span.name.endsWith('/system/job/retry'))
  await expect.poll(call, { timeout: 30_000 }).toBeDefined()
  const { traceId = '', spanId } = call() ?? {}
  expect(traces).toContain(traceId)
  const statements = collector.spans.filter((span) => span.name === 'sql update' && span.traceId === traceId)
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(spanId)
  expect(boss.complaints).toEqual([])
})
