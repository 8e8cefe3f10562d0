import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationLogTable } from '#kit/data/server/table.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { decodeWav } from '#kit/audio/wavRead.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '../voice.contract.ts'
import { makeVoice } from './makeVoice.ts'
import { voiceTable } from './voice.table.ts'

const canary = 'sk-canary-7f3b9d'
let fake: FakeProvider
let app: TestApp
let admin: Person
let creator: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  const host = new URL(fake.origin).host
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_API_KEY: 'operators-own', AI_ALLOW_HOSTS: host })
  admin = await app.person('super_admin')
  creator = await app.person('lx_designer')
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const general = { name: 'Clear', code: 'alloy', language: 'en', gender: 'female', model: 'tts-1' } as const
const tone = { ...general, name: 'Soft', groupId: 'g-1', apiKey: canary }
const getOf = (id: number) => app.call(ttsVoice.endpoints.get, { as: admin, query: { id } })
const listen = (id: number, as = creator, more: object = {}) =>
  app.fetch('POST', `${prefix}/course/voice/preview`, { body: { id, ...more } }, as)

describe('a voice', () => {
  test('shows that it has a key and nothing of it, anywhere', async () => {
    const body = { ...general, baseUrl: `${fake.origin}/v1`, apiKey: canary }
    const id = await app.call(ttsVoice.endpoints.create, { as: admin, body })
    expect(await getOf(id)).toMatchObject({ hasApiKey: true })
    const requests = [
      app.fetch('GET', `${prefix}/course/tts-voice/get`, { query: { id } }, admin),
      app.fetch('POST', `${prefix}/course/tts-voice/page`, { body: {} }, admin),
      app.fetch('POST', `${prefix}/course/tts-voice/export`, { body: {} }, admin),
      app.fetch('GET', `${prefix}/course/voice/options`, {}, creator),
    ]
    for (const answer of await Promise.all(requests)) expect(await answer.text()).not.toContain(canary)
    const { db } = app.services.database
    const stored = JSON.stringify([
      await db.select().from(voiceTable),
      await db.select().from(operationLogTable),
    ])
    expect(stored).not.toContain(canary)
  })

  test('keeps its key where none is sent, and gives it up for null', async () => {
    const id = await app.call(ttsVoice.endpoints.create, { as: admin, body: { ...general, apiKey: canary } })
    const { sampleText, baseUrl } = await getOf(id)
    const update = (revision: number, more: object) =>
      app.request(ttsVoice.endpoints.update, {
        as: admin,
        body: { ...general, sampleText, baseUrl, id, revision, ...more },
      })
    expect(await update(1, { name: 'Clearer' })).toMatchObject({ code: 0 })
    expect(await getOf(id)).toMatchObject({ name: 'Clearer', hasApiKey: true })
    expect(await update(2, { apiKey: null })).toMatchObject({ code: 0 })
    expect(await getOf(id)).toMatchObject({ hasApiKey: false })
  })

  test('requires its key again where the address changes, so that nobody sends it elsewhere', async () => {
    const id = await app.call(ttsVoice.endpoints.create, { as: admin, body: { ...general, apiKey: canary } })
    const moved = { ...general, id, revision: 1, sampleText: '', baseUrl: `${fake.origin}/elsewhere` }
    expect(await app.request(ttsVoice.endpoints.update, { as: admin, body: moved })).toMatchObject({
      code: 400,
      data: { fields: { apiKey: expect.any(String) } },
    })
  })

  test.each([
    ['the private network', 'http://192.168.0.7/v1'],
    ['this machine by another spelling', 'http://2130706433/v1'],
    ['no address', 'alloy'],
  ])('does not speak from %s', async (_what, baseUrl) => {
    const answer = await app.request(ttsVoice.endpoints.create, { as: admin, body: { ...general, baseUrl } })
    expect(answer).toMatchObject({ code: 400, data: { fields: { baseUrl: expect.any(String) } } })
  })

  test('of one kind is not there for the other kind', async () => {
    const id = await app.call(minimaxVoice.endpoints.create, { as: admin, body: tone })
    expect(await app.request(ttsVoice.endpoints.get, { as: admin, query: { id } })).toMatchObject({
      code: 404,
    })
    expect(await app.call(minimaxVoice.endpoints.get, { as: admin, query: { id } })).toMatchObject({
      name: 'Soft',
      groupId: 'g-1',
      hasApiKey: true,
    })
  })
})

describe('listening', () => {
  test('a general voice speaks by the operator’s provider, with the operator’s key', async () => {
    const { id } = await makeVoice(app.services, { sampleText: 'How do you do?' })
    const answer = await listen(id)
    expect(answer.headers.get('content-type')).toContain('audio/wav')
    expect(decodeWav(new Uint8Array(await answer.arrayBuffer()))?.sampleRate).toBe(16_000)
    expect(fake.calls.at(-1)).toMatchObject({
      path: '/v1/audio/speech',
      authorization: 'Bearer operators-own',
      body: { input: 'How do you do?', voice: 'alloy', model: 'tts-1', speed: 1 },
    })
  })

  test('the operator’s key goes to no other address', async () => {
    const { id } = await makeVoice(app.services, { baseUrl: `${fake.origin}/other/v1` })
    await listen(id)
    const { path, authorization } = fake.calls.at(-1) ?? {}
    expect(path).toBe('/other/v1/audio/speech')
    expect(authorization ?? '').not.toContain('operators-own')
  })

  test('a tone speaks by MiniMax, with its group and its own key', async () => {
    const body = { ...tone, baseUrl: fake.origin, sampleText: 'Soft words.' }
    const id = await app.call(minimaxVoice.endpoints.create, { as: admin, body })
    expect((await listen(id, creator, { speed: 1.5 })).headers.get('content-type')).toContain('audio/wav')
    expect(fake.calls.at(-1)).toMatchObject({
      path: expect.stringContaining('GroupId=g-1'),
      authorization: `Bearer ${canary}`,
      body: { text: 'Soft words.', voice_setting: { voice_id: 'alloy', speed: 1.5 } },
    })
  })

  test('says in words what went wrong, and not the key', async () => {
    fake.behave({ kind: 'answer', status: 401, type: 'text/plain', body: `bad key ${canary}` })
    const { id } = await makeVoice(app.services)
    const text = await (await listen(id)).text()
    fake.behave({ kind: 'reply', text: '' })
    expect(JSON.parse(text)).toMatchObject({ code: 1011 })
    expect(text).not.toContain(canary)
  })

  test('to a disabled voice is refused, and pickers leave it out', async () => {
    const { id } = await makeVoice(app.services, { status: 'disabled', name: 'Gone' })
    expect(JSON.parse(await (await listen(id)).text())).toMatchObject({ code: 2710 })
    const options = await app.call(voiceEndpoints.options, { as: creator, query: { keyword: 'Gone' } })
    expect(options).toEqual([])
  })
})
