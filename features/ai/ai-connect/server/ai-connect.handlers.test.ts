import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aiFaults } from '#kit/ai/aiFaults.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { agentEndpoints } from '#features/ai/agent/agent.contract.ts'
import { aiStateEndpoint } from '#features/ai/agent/aiState.contract.ts'
import { aiConfigEndpoints } from '#features/ai/ai-config/ai-config.contract.ts'
import { aiImageEndpoints } from '#features/ai/ai-image/ai-image.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { aiConnectEndpoints as endpoints } from '../ai-connect.contract.ts'

const apiKey = 'canary-key-6e1b'
const reply = 'Good morning.'

let fake: FakeProvider
let app: TestApp
let admin: Person
let creator: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_ALLOW_HOSTS: '127.0.0.1' })
  admin = await app.person('super_admin')
  creator = await app.person('lx_designer')
})
beforeEach(async () => {
  await app.services.database.pool.query('delete from ai_config')
  await app.services.database.pool.query('delete from agent')
  fake.behave({ kind: 'reply', text: reply })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const access = () => ({ provider: 'other', baseUrl: fake.baseUrl, apiKey }) as const
const connect = (more: object = {}) =>
  app.call(endpoints.use, {
    as: admin,
    body: { ...access(), model: 'fake-chat', pictureModel: '', ...more },
  })
const state = () => app.call(endpoints.state, { as: admin })
const converse = () =>
  app.request(agentEndpoints.conversation, { as: creator, body: { ai_provider: 'gpt', prompt: 'Hello' } })

test('A key shows the models that it opens, and one of them is tried before anything is stored', async () => {
  const models = await app.call(endpoints.models, { as: admin, body: access() })
  expect(models).toEqual(['fake-chat', 'fake-embedding', 'fake-image'])
  const tried = await app.call(endpoints.test, { as: admin, body: { ...access(), model: 'fake-chat' } })
  expect(tried).toMatchObject({ reply, ms: expect.any(Number) })
  expect(fake.calls.at(-1)).toMatchObject({ model: 'fake-chat', authorization: `Bearer ${apiKey}` })
  expect((await app.call(agentEndpoints.page, { as: admin, body: {} })).total).toBe(0)
  expect(await state()).toEqual({ hasText: false, agent: null, pictureAgent: null })
})

test('Used for everyone, it answers a creator who chose nothing, with the key of whoever connected it', async () => {
  expect(await converse()).toMatchObject({ code: aiFaults.aiMissing.code })
  const id = await connect()
  expect(await converse()).toMatchObject({ code: 0 })
  expect(fake.calls.at(-1)).toMatchObject({ model: 'fake-chat', authorization: `Bearer ${apiKey}` })
  expect(await state()).toEqual({ hasText: true, agent: { id, name: 'fake-chat' }, pictureAgent: null })
  const record = await app.call(agentEndpoints.get, { as: admin, query: { id } })
  expect(record).toMatchObject({ avatar: '', hasKey: true, hasSecret: false, isPublic: false })
})

test('A second model draws for everyone', async () => {
  const draw = () =>
    app.request(aiImageEndpoints.generations, { as: creator, body: { prompt: 'A quiet lake' } })
  await connect()
  expect(await draw()).toMatchObject({ code: 2190 })
  await connect({ pictureModel: 'fake-image' })
  expect(await draw()).toMatchObject({ code: 0 })
  expect(fake.calls.at(-1)).toMatchObject({ path: '/v1/images/generations', model: 'fake-image' })
  expect(await app.call(aiStateEndpoint, { as: creator })).toMatchObject({ hasText: true, hasPictures: true })
  const { pictureAgent } = await state()
  expect(pictureAgent?.name).toBe('fake-image')
  // While everyone draws by it, it stays.
  const deleted = await app.request(agentEndpoints.delete, {
    as: admin,
    query: { id: pictureAgent?.id ?? 0 },
  })
  expect(deleted).toMatchObject({ code: kitFaults.inUse.code })
})

test('Connecting another one lays the configuration before aside, and keeps it', async () => {
  await connect()
  await connect({ model: 'fake-newer' })
  await converse()
  expect(fake.calls.at(-1)).toMatchObject({ model: 'fake-newer' })
  const { list } = await app.call(aiConfigEndpoints.page, { as: admin, body: {} })
  const states = list.map(({ name, category, status }) => [name, category, status])
  expect(states).toEqual(
    expect.arrayContaining([
      ['fake-newer', 'agent', 'inUse'],
      ['fake-chat', 'agent', 'idle'],
    ]),
  )
})

test('The key is in no answer and in no log', async () => {
  fake.behave({
    ...{ kind: 'answer', status: 401, type: 'application/json' },
    body: JSON.stringify({ error: { message: `Incorrect API key: ${apiKey}` } }),
  })
  const body = { ...access(), model: 'fake-chat', pictureModel: '' }
  const { pictureModel: _none, ...tried } = body
  const answers = [
    await app.request(endpoints.models, { as: admin, body: access() }),
    await app.request(endpoints.test, { as: admin, body: tried }),
    await app.request(endpoints.use, { as: admin, body }),
    await app.request(endpoints.state, { as: admin }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([aiFaults.aiRefused.code, aiFaults.aiRefused.code, 0, 0])
  expect(JSON.stringify(answers)).not.toContain(apiKey)
  const { pool } = app.services.database
  const { rows } = await pool.query<{ row: string }>(
    'select row_to_json(l)::text as row from operation_log l union all select row_to_json(a)::text from agent a',
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(apiKey)
})

test.each([
  ['no address where the provider has none', { baseUrl: '' }, 'baseUrl'],
  ['an address in the private network', { baseUrl: 'http://10.0.0.1/v1' }, 'baseUrl'],
  ['no key', { apiKey: '' }, 'apiKey'],
  ['no provider', { provider: null }, 'provider'],
])('%s is refused beside its field, by all three', async (_what, more, at) => {
  const body = { ...access(), ...more }
  const refused = { code: 400, data: { fields: { [at]: expect.stringMatching(/\S/) } } }
  expect(await app.request(endpoints.models, { as: admin, body: body })).toMatchObject(refused)
  expect(await app.request(endpoints.test, { as: admin, body: { ...body, model: 'm' } })).toMatchObject(
    refused,
  )
  const whole = { ...body, model: 'm', pictureModel: '' }
  expect(await app.request(endpoints.use, { as: admin, body: whole })).toMatchObject(refused)
})
