import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { aiUsageEndpoints } from '#features/ai/ai-usage/ai-usage.contract.ts'
import { makeAiService } from '#features/ai/ai-usage/server/aiService.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { agentEndpoints as endpoints } from '#features/ai/agent/agent.contract.ts'
import { agentContent } from '#features/ai/agent/server/makeAgent.ts'
import { contracts } from '#app/contracts.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

const key = 'canary-key-5f0c/Z+9'
const secret = 'canary-secret-77aa"\\é'

/** As it may be written down: plain, for an address, in JSON, in base64. */
const spellings = [key, secret].flatMap((each) => [
  each,
  encodeURIComponent(each),
  JSON.stringify(each).slice(1, -1),
  Buffer.from(each).toString('base64').slice(0, 20),
  Buffer.from(each).toString('hex'),
])
const found = (text: string): string[] => spellings.filter((each) => text.includes(each))

let fake: FakeProvider
let app: TestApp
let owner: Person
let superAdmin: Person
let logged = ''
let seen = ''
let id = 0

/** Everything that is answered to these people, collected to be searched. */
async function send(method: string, path: string, sent: object, as?: Person): Promise<string> {
  const answer = await app.fetch(method, path, sent, as)
  const bytes = Buffer.from(await answer.arrayBuffer())
  seen += `${bytes.toString('utf8')}\n${JSON.stringify([...answer.headers])}\n`
  return bytes.toString('utf8')
}

/** A provider that repeats the key that it received, wherever it can. */
const echo = () => ({
  kind: 'answer' as const,
  status: 401,
  type: 'application/json',
  body: JSON.stringify({ error: { message: `Incorrect API key: ${key} (${secret})`, code: key } }),
})

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_ALLOW_HOSTS: '127.0.0.1' })
  const stream = new Writable({
    write(line, _encoding, done) {
      logged += String(line)
      done()
    },
  })
  // Nothing is taken out of these lines: what is not written needs no hiding.
  const log = pino({ level: 'trace' }, stream)
  Object.assign(app.services, { log, ai: makeAiService({ ...app.services, log }) })
  owner = await app.person('lx_designer')
  superAdmin = await app.person('super_admin')
  await app.services.jobs.start(app.services)
  const body = { ...(await agentContent(app.services, owner.id)), baseUrl: fake.baseUrl }
  const created = await send(
    'POST',
    prefix + endpoints.create.path,
    { body: { ...body, apiKey: key, secret }, headers: { 'idempotency-key': 'canary-create-1' } },
    owner,
  )
  id = Number(JSON.parse(created).data)
  const whole = { ...body, id, revision: 1, name: 'Renamed', apiKey: key, secret }
  await send('PUT', prefix + endpoints.update.path, { body: whole }, owner)
  // Refused with the secret in the body.
  await send('PUT', prefix + endpoints.update.path, { body: whole }, owner)
  await send('POST', prefix + endpoints.create.path, { body: { ...whole, baseUrl: 'no', speed: 9 } }, owner)
  await send('POST', prefix + endpoints.create.path, { body: { ...body, apiKey: [key], secret } }, owner)
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

test('The key reaches the provider, so that there is something to look for', async () => {
  await send('POST', prefix + endpoints.test.path, { body: { id } }, owner)
  expect(fake.calls.at(-1)?.authorization).toBe(`Bearer ${key}`)
})

test('It is in no answer of any call, whoever asks', async () => {
  await send('PUT', prefix + endpoints.common.path, { body: { id, isPublic: true, revision: 2 } }, owner)
  const other = await app.person('lx_designer')
  const calls = Object.values(contracts).flatMap((verbs) => Object.values(verbs))
  for (const as of [owner, superAdmin, other])
    for (const { method, path } of calls) {
      if (/delete|remove|logout|password|restore|update|login|export/.test(path)) continue
      const body = method === 'GET' || method === 'DELETE' ? undefined : { id, agentId: id }
      await send(method, prefix + path, { query: { id }, ...(body && { body }) }, as)
      if (path.endsWith('/page')) await send(method, prefix + path, { body: {} }, as)
    }
  await send('POST', prefix + endpoints.export.path, { body: {} }, owner)
  await send('GET', prefix + aiUsageEndpoints.summary.path, {}, owner)
  expect(seen).toContain('Renamed')
  expect(found(seen)).toEqual([])
})

test('It is in no error, though the provider echoes it, and in no line of the log', async () => {
  fake.behave(echo())
  await send('POST', prefix + endpoints.test.path, { body: { id } }, owner)
  const request = { ai_provider: 'gpt', prompt: 'Hello', agentId: id }
  await send('POST', prefix + endpoints.conversation.path, { body: request }, owner)
  await send('POST', prefix + endpoints.conversation.path, { body: { ...request, stream: true } }, owner)
  const learner = await app.person('student')
  const card = { id: 1, type: 'aiChat', title: 'Talk', scenario: 'At the counter', minTurns: 1, agentId: id }
  const activity = await makeActivity(app.services, {
    creatorId: owner.id,
    status: 'public',
    cards: [card],
  })
  const opened = await app.call(learnEndpoints.activity, { as: learner, query: { id: activity.id } })
  const message = { activityId: activity.id, cardId: opened.cards[0]?.id, said: { text: 'Hi' } }
  const clientId = '0e3f4f8e-6f5e-4b51-8c4a-3f6f0b1f2a11'
  await send('POST', `${prefix}/learn/chat`, { body: { ...message, clientId } }, learner)
  expect(logged).toContain('no answer from the AI')
  app.services.log.error({ err: new Error('the log is heard') })
  expect(logged).toContain('the log is heard')
  expect([found(seen), found(logged)]).toEqual([[], []])
})

test('It is in no table in clear', async () => {
  const { pool } = app.services.database
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  )
  let dump = ''
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} as t`)
    dump += rows.map(({ row }) => `${name} ${row}\n`).join('')
  }
  expect(dump).toContain('Renamed')
  expect(dump).toMatch(/operation_log.*common/)
  expect(found(dump)).toEqual([])
  const { rows } = await pool.query<{ sealed: string }>('select sealed_key as sealed from agent')
  // Sealed it is, and encrypted: not merely spelt otherwise.
  expect(rows[0]?.sealed.length).toBeGreaterThan(key.length)
  expect(found(Buffer.from(rows[0]?.sealed ?? '', 'base64url').toString('latin1'))).toEqual([])
})
