import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelUseOf } from '../../modelProviders.ts'
import { guardedFetch } from '../guardedFetch.ts'
import { startFakeProvider, type FakeProvider, type FakeReply } from '../testing/fakeProvider.ts'
import { listModels } from './openAiModels.ts'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.close())

const list = () =>
  listModels({
    baseUrl: `${fake.baseUrl}/`,
    apiKey: ' canary-key ',
    fetch: guardedFetch(['127.0.0.1']),
    timeouts: { untilFirst: 4000, betweenChunks: 4000, inAll: 4000 },
  })

const json = (body: unknown, status = 200): FakeReply => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

test('A provider’s models are read with the key, in the order of the alphabet', async () => {
  fake.behave({ kind: 'reply', text: '' })
  expect(await list()).toEqual(['fake-chat', 'fake-embedding', 'fake-image'])
  expect(fake.calls.at(-1)).toMatchObject({ path: '/v1/models', authorization: 'Bearer canary-key' })
})

test.each<[string, FakeReply]>([
  ['without such a call', { kind: 'refuse', status: 404 }],
  ['with an empty list', json({ data: [] })],
  ['with names that no agent can store', json({ data: [{ id: ' ' }, { id: 'm'.repeat(201) }] })],
])('A provider %s has no models to choose from', async (_what, manner) => {
  fake.behave(manner)
  expect(await list()).toEqual([])
})

test.each<[string, FakeReply, string]>([
  ['A wrong key', { kind: 'refuse', status: 401 }, 'refused'],
  ['An overloaded provider', { kind: 'refuse', status: 503, retryAfter: '0.05' }, 'busy'],
  ['An answer without models', json({ models: [] }), 'broken'],
  ['A page instead of an answer', { kind: 'answer', type: 'text/html', body: '<html>' }, 'broken'],
  ['A redirect', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'broken'],
  ['A list without end', { kind: 'flood' }, 'endless'],
])('%s is no list', async (_what, manner, kind) => {
  fake.behave(manner)
  await expect(list()).rejects.toMatchObject({ kind })
})

test.each([
  ['deepseek-chat', 'text'],
  ['qwen-max', 'text'],
  ['gpt-image-1', 'picture'],
  ['dall-e-3', 'picture'],
  ['black-forest-labs/FLUX.1-schnell', 'picture'],
  ['gpt-4o-mini-tts', 'speech'],
  ['FunAudioLLM/CosyVoice2-0.5B', 'speech'],
  ['text-embedding-3-small', 'else'],
  ['whisper-1', 'else'],
])('%s seems to be for: %s', (model, use) => {
  expect(modelUseOf(model)).toBe(use)
})
