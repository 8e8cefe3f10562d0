import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { decodeWav } from '#kit/audio/wavRead.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { minimaxVoice, ttsVoice, voiceEndpoints } from '#features/ai/voice/voice.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { voiceConnectEndpoints as endpoints } from '../voice-connect.contract.ts'

const apiKey = 'canary-key-77ab'

let fake: FakeProvider
let app: TestApp
let admin: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_ALLOW_HOSTS: '127.0.0.1' })
  admin = await app.person('super_admin')
})
beforeEach(async () => {
  await app.services.database.pool.query('delete from voice')
  fake.behave({ kind: 'reply', text: '' })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

type Connection = Omit<BodyOf<typeof endpoints.try>, 'code'>
const connection = (more: Partial<Connection> = {}): Connection => ({
  ...{ provider: 'other', baseUrl: fake.baseUrl, apiKey, groupId: '', model: 'tts-1', language: 'es' },
  ...more,
})
const use = (codes: string[], more: Partial<Connection> = {}) =>
  app.call(endpoints.use, { as: admin, body: { ...connection(more), codes } })
const rows = async () => (await app.call(ttsVoice.endpoints.page, { as: admin, body: {} })).list

test('a voice is listened to with the key as it was entered, and nothing of it is kept', async () => {
  const body = { ...connection(), code: 'nova' }
  const answer = await app.fetch('POST', `${prefix}${endpoints.try.path}`, { body }, admin)
  expect(answer.headers.get('content-type')).toContain('audio/wav')
  expect(decodeWav(new Uint8Array(await answer.arrayBuffer()))?.sampleRate).toBe(16_000)
  expect(fake.calls.at(-1)).toMatchObject({
    path: '/v1/audio/speech',
    authorization: `Bearer ${apiKey}`,
    body: { voice: 'nova', model: 'tts-1', input: expect.stringContaining('¡Buenos días!') },
  })
  expect(await rows()).toEqual([])
})

test('what the provider has against it is said, without the key', async () => {
  fake.behave({ kind: 'answer', status: 401, type: 'text/plain', body: `bad key ${apiKey}` })
  const body = { ...connection(), code: 'nova' }
  const text = await (await app.fetch('POST', `${prefix}${endpoints.try.path}`, { body }, admin)).text()
  expect(JSON.parse(text)).toMatchObject({ code: 1011 })
  expect(text).not.toContain(apiKey)
})

test('the chosen ones can be used at once, under names of their own, with the key of whoever connected them', async () => {
  const ids = await use(['nova', 'onyx', 'nova'])
  expect(ids).toHaveLength(2)
  expect(await rows()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: ids[0], name: 'Nova', code: 'nova', language: 'es', hasApiKey: true }),
      expect.objectContaining({ id: ids[1], name: 'Onyx', status: 'enabled', model: 'tts-1' }),
    ]),
  )
  await app.fetch('POST', `${prefix}${voiceEndpoints.preview.path}`, { body: { id: ids[0] } }, admin)
  expect(fake.calls.at(-1)).toMatchObject({ authorization: `Bearer ${apiKey}`, body: { voice: 'nova' } })
})

test('of a known provider they have its address, and say whether they sound female or male', async () => {
  const model = 'FunAudioLLM/CosyVoice2-0.5B'
  const [id = 0] = await use([`${model}:anna`], {
    provider: 'siliconflow',
    baseUrl: '',
    model,
    language: 'zh',
  })
  const voice = await app.call(ttsVoice.endpoints.get, { as: admin, query: { id } })
  expect(voice).toMatchObject({ name: 'Anna', gender: 'female', baseUrl: 'https://api.siliconflow.cn/v1' })
})

test('connected once more, a voice is no second one and has the new key', async () => {
  const before = await use(['nova'])
  expect(await use(['nova', 'onyx'], { apiKey: 'a-newer-key' })).toContain(before[0])
  expect(await rows()).toHaveLength(2)
  await app.fetch('POST', `${prefix}${voiceEndpoints.preview.path}`, { body: { id: before[0] } }, admin)
  expect(fake.calls.at(-1)).toMatchObject({ authorization: 'Bearer a-newer-key' })
})

test('one that was disabled stays so, and its like can be used', async () => {
  const [before = 0] = await use(['nova'])
  const body = { id: before, revision: 1, status: 'disabled' } as const
  await app.call(ttsVoice.endpoints.updateStatus, { as: admin, body })
  const [after = 0] = await use(['nova'])
  expect(after).not.toBe(before)
  const listed = (await rows()).map(({ id, status }) => [id, status])
  expect(Object.fromEntries(listed)).toEqual({ [before]: 'disabled', [after]: 'enabled' })
})

test('voices of MiniMax speak by its own protocol, with its group', async () => {
  const minimax = { provider: 'minimax', groupId: 'g-1', model: 'speech-02-hd', language: 'zh' } as const
  const body = { ...connection(minimax), code: 'female-yujie' }
  const answer = await app.fetch('POST', `${prefix}${endpoints.try.path}`, { body }, admin)
  expect(answer.headers.get('content-type')).toContain('audio/wav')
  expect(fake.calls.at(-1)).toMatchObject({
    path: '/v1/t2a_v2?GroupId=g-1',
    authorization: `Bearer ${apiKey}`,
    body: { model: 'speech-02-hd', voice_setting: { voice_id: 'female-yujie' } },
  })
  const ids = await use(['female-yujie', 'presenter_male'], minimax)
  expect(await rows()).toEqual([])
  const { list } = await app.call(minimaxVoice.endpoints.page, { as: admin, body: {} })
  const named = { model: 'speech-02-hd', groupId: 'g-1', hasApiKey: true, status: 'enabled' }
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...named, id: ids[0], code: 'female-yujie', gender: 'female' }),
      expect.objectContaining({ ...named, id: ids[1], code: 'presenter_male', gender: 'male' }),
    ]),
  )
  expect(await use(['female-yujie'], minimax)).toEqual([ids[0]])
})

test.each<[string, Partial<Connection>, string]>([
  ['an address in the private network', { baseUrl: 'http://10.0.0.1/v1' }, 'baseUrl'],
  ['no address where the provider has none', { baseUrl: '' }, 'baseUrl'],
  ['no key', { apiKey: '' }, 'apiKey'],
  ['no language', { language: null }, 'language'],
  ['MiniMax without its group', { provider: 'minimax' as const }, 'groupId'],
])('%s is refused beside its field, by both', async (_what, more, at) => {
  const refused = { code: 400, data: { fields: { [at]: expect.stringMatching(/\S/) } } }
  const body = { ...connection(), ...more }
  expect(await app.request(endpoints.try, { as: admin, body: { ...body, code: 'nova' } })).toMatchObject(
    refused,
  )
  expect(await app.request(endpoints.use, { as: admin, body: { ...body, codes: ['nova'] } })).toMatchObject(
    refused,
  )
  expect(await rows()).toEqual([])
})
