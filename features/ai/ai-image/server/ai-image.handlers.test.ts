import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { startFakeProvider, type FakeProvider, type FakeReply } from '#kit/ai/server/testing/fakeProvider.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { makeSensitiveWord } from '#features/ai/sensitive-word/server/makeSensitiveWord.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { aiImageEndpoints } from '../ai-image.contract.ts'

let fake: FakeProvider
let app: TestApp
let designer: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake', AI_IMAGE_MODEL: 'fake-image' })
  designer = await app.person('lx_designer')
  await makeSensitiveWord(app.services, { word: '枪支' })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const pictureOf = async (format: 'png' | 'webp' | 'jpeg') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#64c2e0' } })
    .toFormat(format)
    .toBuffer()

const answering = (pictures: readonly Buffer[]): FakeReply => ({
  kind: 'answer',
  type: 'application/json',
  body: JSON.stringify({
    created: 1,
    data: pictures.map((bytes) => ({ b64_json: bytes.toString('base64') })),
  }),
})

const draw = (body: object, as = designer) => app.request(aiImageEndpoints.generations, { as, body })

describe('a picture from a prompt', () => {
  beforeEach(async () => fake.behave(answering([await pictureOf('png'), await pictureOf('webp')])))

  test('is drawn as often and as large as asked for, written anew and kept among the files of who asked', async () => {
    const { data } = await draw({ prompt: '  海边的灯塔 ', size: '1536x1024', n: 2 })
    expect(data.data).toHaveLength(2)
    expect(data.created).toBeGreaterThan(1_700_000_000)
    for (const { url } of data.data) {
      const response = await app.fetch('GET', url, {})
      expect(response.headers.get('content-type')).toBe('image/png')
    }
    const { list } = await app.call(fileEndpoints.page, { as: designer, body: {} })
    expect(list.map(({ id }) => id).toSorted()).toEqual(data.data.map(({ fileId }) => fileId).toSorted())
    expect(list[0]).toMatchObject({ name: '海边的灯塔.png', purpose: 'card', creatorId: designer.id })
  })

  test.each(['画一把枪支', '画一把槍 支', 'qiang zhi', '枪zhi'])(
    'is refused for sensitive words, which are named, and its provider is not asked: %s',
    async (prompt) => {
      const before = fake.calls.length
      expect(await draw({ prompt })).toMatchObject({
        code: 1018,
        message: 'The prompt contains sensitive words. Please edit it and try again',
        data: { words: ['枪支'] },
      })
      expect(fake.calls).toHaveLength(before)
    },
  )

  test.each([
    [{ prompt: '' }],
    [{ prompt: 'a'.repeat(1001) }],
    [{ prompt: 'cat', n: 5 }],
    [{ prompt: 'cat', n: 0 }],
    [{ prompt: 'cat', size: '4096x4096' }],
    [{ prompt: 'cat', model: 'other' }],
  ])('is refused where the contract does not have it: %j', async (body) => {
    expect((await draw(body)).code).toBe(400)
  })

  test('is drawn for creators alone', async () => {
    expect((await draw({ prompt: 'cat' }, await app.person('teacher'))).code).toBe(1403)
  })
})

test.each<[FakeReply, number]>([
  [{ kind: 'refuse', status: 401 }, 1011],
  [{ kind: 'refuse', status: 429, retryAfter: '0.01' }, 1012],
  [{ kind: 'cut', text: '' }, 1014],
  [answering([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]), 1014],
])('a provider that does not draw is told, and nothing is kept: %j', async (manner, code) => {
  const someone = await app.person('lx_designer')
  fake.behave(manner)
  expect(await draw({ prompt: 'cat' }, someone)).toMatchObject({ code })
  expect((await app.call(fileEndpoints.page, { as: someone, body: {} })).total).toBe(0)
})

test('without a provider it is said what to set up', async () => {
  const bare = await startTestApp()
  try {
    const as = await bare.person('lx_designer')
    const answer = await bare.request(aiImageEndpoints.generations, { as, body: { prompt: 'cat' } })
    expect(answer.code).toBe(2190)
    expect(answer.message).toContain('“Connect an AI”')
    const choices = await bare.call(aiImageEndpoints.choices, { as })
    expect(choices).toMatchObject({ initial: '1024x1024', styles: [] })
  } finally {
    await bare.close()
  }
})

test('whoever has no space for it is refused before the provider is asked', async () => {
  const small = await startTestApp({
    ...{ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake', AI_IMAGE_MODEL: 'fake-image' },
    QUOTA_PER_PERSON: 'student=0.001,lx_designer=0.001',
  })
  try {
    fake.behave(answering([await pictureOf('png')]))
    const before = fake.calls.length
    const as = await small.person('lx_designer')
    const answer = await small.request(aiImageEndpoints.generations, { as, body: { prompt: 'cat' } })
    expect(answer).toMatchObject({ code: 1212 })
    expect(fake.calls.length).toBe(before)
    expect(await small.call(fileEndpoints.quota, { as })).toMatchObject({ used: 0 })
  } finally {
    await small.close()
  }
})
