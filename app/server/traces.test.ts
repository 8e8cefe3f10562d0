import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { freePort } from '#kit/testing/server/freePort.ts'
import { startFakeCollector, type FakeCollector } from '#kit/trace/server/testing/fakeCollector.ts'
import { startTracing } from '#kit/trace/server/startTracing.ts'
import { stopTracing, traced } from '#kit/trace/server/trace.ts'
import { traceStatements } from '#kit/trace/server/traceStatements.ts'
import { exchangeTaskEndpoints } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { sampleRequestOf } from './testing/sampleRequests.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

let app: TestApp
let admin: Person
let fake: FakeProvider
let collector: FakeCollector

const collectAt = (url: string) =>
  startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: url }), app.services.log)

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' })
  admin = await app.person('super_admin')
  collector = await startFakeCollector()
  await collectAt(collector.url)
  traceStatements(app.services.database)
  await app.restart()
  await app.services.jobs.start(app.services)
})
afterAll(async () => {
  await stopTracing()
  await app.close()
  await collector.close()
  await fake.close()
})

const traceOf = (letter: string) => letter.repeat(32)
/** The header of a browser whose click began this trace. */
const headersOf = (letter: string) => ({ traceparent: `00-${traceOf(letter)}-${'1'.repeat(16)}-01` })
const spansOf = (letter: string) => collector.spans.filter(({ traceId }) => traceId === traceOf(letter))
async function collected(letter: string, name: string): Promise<void> {
  await expect.poll(() => spansOf(letter).map((span) => span.name), { timeout: 20_000 }).toContain(name)
}

test('a click is found again on its call, the statements of that, and the job that it began', async () => {
  const { method, path } = exchangeTaskEndpoints.create
  const { as = admin, ...sent } = await sampleRequestOf('exchangeTask.create')({ app, admin })
  const response = await app.fetch(method, prefix + path, { ...sent, headers: headersOf('a') }, as)
  expect(await response.json()).toMatchObject({ code: 0 })
  await collected('a', 'job generateCodes')
  await collected('a', `POST ${prefix}${path}`)
  const spans = spansOf('a')
  const call = spans.find(({ name }) => name.startsWith('POST'))
  const job = spans.find(({ name }) => name.startsWith('job'))
  expect(call).toMatchObject({
    parentSpanId: '1'.repeat(16),
    facts: { 'http.route': prefix + path, 'lectern.code': 0, 'http.response.status_code': 200 },
  })
  expect(job?.parentSpanId).toBe(spans.find(({ name }) => name === call?.name)?.spanId)
  const statements = spans.filter(({ name }) => name.startsWith('sql '))
  expect(statements.some(({ parentSpanId }) => parentSpanId === call?.spanId)).toBe(true)
  expect(statements.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
  const texts = statements.map(({ facts }) => String(facts['db.query.text']))
  expect(texts.some((text) => text.includes('insert into "exchange_task"'))).toBe(true)
  expect(texts.join('\n').replaceAll("'…'", '')).not.toContain("'")
})

test('a call without a trace begins one of its own, and a refusal is told by its code', async () => {
  const refused = await app.request(sessionEndpoints.login, {
    body: { username: 'nobody.here', password: 'hush!' },
  })
  const route = `${prefix}${sessionEndpoints.login.path}`
  const found = () => collector.spans.find(({ facts }) => facts['http.route'] === route)
  await expect.poll(found, { timeout: 20_000 }).toMatchObject({ facts: { 'lectern.code': refused.code } })
  expect(found()?.parentSpanId ?? '').toBe('')
  expect(JSON.stringify(collector.spans)).not.toMatch(/nobody\.here|hush!/)
})

test('work of AI is a part of what asks for it, by host, without what was sent', async () => {
  fake.behave({ kind: 'reply', text: 'Hello there.' })
  const order = { userId: admin.id, agentId: null, purpose: 'grade' } as const
  const messages = [{ role: 'user' as const, content: 'a quiet river' }]
  const asking = { name: 'asking', kind: 'server', facts: {}, parent: headersOf('b').traceparent } as const
  await traced(asking, async () => {
    for await (const _chunk of app.services.ai.chat(order, { messages, maxTokens: 9 }));
  })
  await collected('b', 'ai POST')
  const { host } = new URL(fake.baseUrl)
  expect(spansOf('b').find(({ name }) => name === 'ai POST')).toMatchObject({
    facts: { 'server.address': host, 'http.response.status_code': 200 },
  })
  expect(JSON.stringify(spansOf('b'))).not.toContain('river')
})

test('statements at once stay with those who asked, whoever waited for a connection', async () => {
  const work = (parent: string, table: string) =>
    traced({ name: 'work', kind: 'server', facts: {}, parent }, async () => {
      await Promise.all(
        Array.from({ length: 15 }, () => app.services.database.pool.query(`select count(*) from ${table}`)),
      )
    })
  await Promise.all([work(headersOf('c').traceparent, 'career'), work(headersOf('d').traceparent, 'ability')])
  const textsOf = (letter: string) => spansOf(letter).flatMap(({ facts }) => facts['db.query.text'] ?? [])
  for (const [letter, table] of [
    ['c', 'career'],
    ['d', 'ability'],
  ] as const)
    await expect
      .poll(() => textsOf(letter), { timeout: 20_000 })
      .toEqual(Array.from({ length: 15 }, () => `select count(*) from ${table}`))
})

test.each([
  [
    'dead',
    async () => ({
      url: `http://127.0.0.1:${await freePort()}`,
      close: async (): Promise<void> => undefined,
    }),
  ],
  ['silent', () => startFakeCollector({ isSilent: true })],
])(
  'a collector that is %s holds nobody up, neither a call nor the end of the server',
  async (_what, start) => {
    await stopTracing()
    const lost = await start()
    await collectAt(lost.url)
    for (let count = 0; count < 3; count += 1)
      expect((await app.request(sessionEndpoints.permissionInfo, { as: admin })).code).toBe(0)
    await stopTracing()
    await lost.close()
  },
)
