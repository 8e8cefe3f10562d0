import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { conversation } from '#features/ai/agent/conversation.contract.ts'
import { contextText } from '#features/ai/agent/conversation.screen.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { defaultPrompts } from '../ai-config.prompts.ts'
import { makeAiConfig } from './makeAiConfig.ts'

let fake: FakeProvider
let app: TestApp
let admin: Person
let creator: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  const env = {
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: 'operators',
    AI_API_KEY: 'k',
    AI_ALLOW_HOSTS: '127.0.0.1',
  }
  app = await startTestApp(env)
  admin = await app.person('super_admin')
  creator = await app.person('lx_designer')
})
beforeEach(async () => {
  await app.services.database.pool.query('delete from ai_config')
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const screen = { title: 'Career list', path: '/base/career/list' }
const send = (more: object = { purpose: 'assistant' }) =>
  app.request(conversation, {
    as: creator,
    body: { ai_provider: 'gpt', prompt: 'Hello?', open: screen, ...more },
  })
const usePersona = (config: object) =>
  makeAiConfig(app.services, {
    ...{ creatorId: admin.id, kind: 'assistant', category: 'persona', status: 'inUse' },
    json: JSON.stringify(config),
  })
const last = () => fake.calls.at(-1)

test('The assistant is told its usual persona before what is open', async () => {
  expect(await send()).toMatchObject({ code: 0 })
  expect(last()?.messages).toEqual([
    { role: 'system', content: `${defaultPrompts.persona}\n\n${contextText(screen)}` },
    { role: 'user', content: 'Hello?' },
  ])
})

test('The persona that is in use speaks, with its freedom', async () => {
  await usePersona({ name: 'Lin', prompt: 'Be brief.', temperature: 0.1, maxTokens: 300 })
  expect(await send()).toMatchObject({ code: 0 })
  expect(last()?.messages[0]?.content).toBe(`Your name is Lin.\n\nBe brief.\n\n${contextText(screen)}`)
  expect(last()?.body).toMatchObject({ temperature: 0.1, max_tokens: 300 })
})

test('The agent of the persona answers, lent by whoever configured it', async () => {
  const agent = await makeAgent(app.services, {
    ...{ creatorId: admin.id, baseUrl: fake.baseUrl, assistantId: 'lent' },
  })
  await usePersona({ agentId: agent.id })
  expect(await send()).toMatchObject({ code: 0 })
  expect(last()?.model).toBe('lent')
})

test('Other programs get no persona, whatever is in use', async () => {
  await usePersona({ prompt: 'Be brief.' })
  expect(await send({})).toMatchObject({ code: 0 })
  expect(last()?.messages).toEqual([
    { role: 'system', content: contextText(screen) },
    { role: 'user', content: 'Hello?' },
  ])
  expect(last()?.model).toBe('operators')
})
