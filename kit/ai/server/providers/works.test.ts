import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeWav } from '#kit/audio/wav.ts'
import { decodeWav } from '#kit/audio/wavRead.ts'
import { AiError } from '../ai.ts'
import { guardedFetch } from '../guardedFetch.ts'
import { startFakeProvider, type FakeProvider, type FakeReply } from '../testing/fakeProvider.ts'
import { fakeVector, fakeWav } from '../testing/works.ts'
import { embedderOf, painterOf, synthesizerOf } from './adapters.ts'

let fake: FakeProvider
let isFlooded = false
beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.close())

const timeouts = { untilFirst: 4000, betweenChunks: 4000, inAll: 4000 }
/** A flood is cut off at its size, however long a slow machine takes to read so much. */
const timeoutsOfFlood = { untilFirst: 25_000, betweenChunks: 25_000, inAll: 25_000 }

const place = () => ({
  apiKey: 'canary-key',
  model: 'm',
  timeouts: isFlooded ? timeoutsOfFlood : timeouts,
  fetch: guardedFetch(['127.0.0.1']),
})
const painter = () => painterOf({ ...place(), baseUrl: fake.baseUrl })
const synthesizer = (protocol: 'openai' | 'minimax') =>
  synthesizerOf({ ...place(), protocol, baseUrl: fake.baseUrl, groupId: 'g 1' })
const embedder = () => embedderOf({ ...place(), baseUrl: fake.baseUrl })
const texts = ['the tide', 'at noon']
const spoken = { text: '你好', voice: 'alloy', speed: 1.5 }

const works = {
  pictures: (signal?: AbortSignal) =>
    painter().draw({ prompt: 'A cat', size: '64x32', count: 2, ...(signal && { signal }) }),
  vectors: (signal?: AbortSignal) => embedder().embed({ texts, ...(signal && { signal }) }),
  'speech by OpenAI': (signal?: AbortSignal) =>
    synthesizer('openai').speak({ ...spoken, ...(signal && { signal }) }),
  'speech by MiniMax': (signal?: AbortSignal) =>
    synthesizer('minimax').speak({ ...spoken, ...(signal && { signal }) }),
}

/** The kind of the error, and how many calls the provider got. */
async function meet(work: (signal?: AbortSignal) => Promise<unknown>, ...manners: FakeReply[]) {
  fake.behave(...manners)
  isFlooded = manners.some(({ kind }) => kind === 'flood')
  const before = fake.calls.length
  const kind = await work().then(
    () => undefined,
    (error: unknown) => (error instanceof AiError ? error.kind : String(error)),
  )
  return [kind, fake.calls.length - before]
}

const json = (body: unknown, status = 200): FakeReply => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

describe.each(Object.entries(works))('%s', (_name, work) => {
  test.each<[FakeReply, string, number]>([
    [{ kind: 'refuse', status: 429, retryAfter: '0.05' }, 'busy', 3],
    [{ kind: 'refuse', status: 500, retryAfter: '0.05' }, 'busy', 3],
    [{ kind: 'refuse', status: 401 }, 'refused', 1],
    [{ kind: 'refuse', status: 400 }, 'refused', 1],
    [{ kind: 'cut', text: '' }, 'broken', 1],
    [{ kind: 'stall', text: '' }, 'silent', 1],
    [{ kind: 'halt', text: '' }, 'broken', 1],
    [{ kind: 'flood' }, 'endless', 1],
    [{ kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'broken', 1],
    [json('no'), 'broken', 1],
    [json({}), 'broken', 1],
    [json({ data: [] }), 'broken', 1],
    [json({ data: [{}] }), 'broken', 1],
    [json({ data: { audio: 'xyz' } }), 'broken', 1],
    [json({ data: { audio: '00ff' } }), 'broken', 1],
    [{ kind: 'answer', type: 'audio/mpeg', body: Buffer.alloc(2000, 7) }, 'broken', 1],
  ])(
    '%j: %s',
    async (manner, kind, calls) => {
      // Sound that is cut off is still a file: its length is what came.
      const isShort = _name === 'speech by OpenAI' && manner.kind === 'halt'
      expect(await meet(work, manner)).toEqual([isShort ? undefined : kind, calls])
    },
    30_000,
  )

  test('Turned away, then made', async () => {
    const first = { kind: 'refuse', status: 503, retryAfter: '0.05' } as const
    expect(await meet(work, first, { kind: 'reply', text: '' })).toEqual([undefined, 2])
  })

  test('Silence ends, and is not asked again; who goes away stops it', async () => {
    expect(await meet(work, { kind: 'silence' })).toEqual(['silent', 1])
    const leaving = new AbortController()
    const before = fake.abandoned()
    const left = work(leaving.signal)
    setTimeout(() => leaving.abort(), 50)
    await expect(left).rejects.toMatchObject({ kind: 'silent' })
    await expect.poll(() => fake.abandoned()).toBe(before + 1)
  })

  test('A key that is repeated is not in the error', async () => {
    fake.behave(json({ error: { message: 'not canary-key' } }, 401))
    const error: unknown = await work().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ cause: { message: 'status 401: not …' } })
  })
})

describe('Vectors', () => {
  test('come for each text in its place, with what they took', async () => {
    fake.behave({ kind: 'reply', text: '' })
    expect(await works.vectors()).toEqual({ vectors: texts.map(fakeVector), inputTokens: 7 })
    expect(fake.calls.at(-1)).toMatchObject({
      path: '/v1/embeddings',
      authorization: 'Bearer canary-key',
      body: { model: 'm', input: texts, encoding_format: 'float' },
    })
  })

  test.each([
    ['fewer than texts', [{ embedding: [1] }]],
    ['of different lengths', [{ embedding: [1] }, { embedding: [1, 2] }]],
    ['empty', [{ embedding: [] }, { embedding: [] }]],
  ])('that are %s are none', async (_name, data) => {
    expect(await meet(works.vectors, json({ data }))).toEqual(['broken', 1])
  })

  test('are counted by their texts where the provider does not say', async () => {
    fake.behave(json({ data: [{ embedding: [1] }, { embedding: [2] }] }))
    expect((await works.vectors()).inputTokens).toBeGreaterThan(2)
  })
})

describe('Pictures', () => {
  test('are asked for as bytes, and come as files', async () => {
    fake.behave({ kind: 'reply', text: '' })
    const pictures = await works.pictures()
    expect(pictures.map((bytes) => Buffer.from(bytes).subarray(1, 4).toString())).toEqual(['PNG', 'PNG'])
    expect(fake.calls.at(-1)).toMatchObject({
      path: '/v1/images/generations',
      authorization: 'Bearer canary-key',
    })
    expect(fake.calls.at(-1)?.body).toEqual({
      model: 'm',
      prompt: 'A cat',
      n: 2,
      size: '64x32',
      response_format: 'b64_json',
    })
    await painterOf({ ...place(), model: 'gpt-image-1', baseUrl: fake.baseUrl }).draw({
      prompt: 'A cat',
      size: '64x32',
      count: 1,
    })
    expect(fake.calls.at(-1)?.body).not.toHaveProperty('response_format')
  })

  test('that are somewhere else are fetched, without the key, never from the private network', async () => {
    const other = await startFakeProvider()
    const at = (url: string) => json({ data: [{ url }] })
    const draw = (fetcher: typeof fetch | undefined) =>
      painterOf({ ...place(), baseUrl: fake.baseUrl, fetch: fetcher }).draw({
        prompt: 'A cat',
        size: '64x32',
        count: 1,
      })
    const url = `${other.baseUrl}/chat/completions`
    other.behave({ kind: 'answer', type: 'image/png', body: 'bytes' })
    fake.behave(at(url))
    expect(Buffer.from((await draw(guardedFetch(['127.0.0.1'])))[0] ?? []).toString()).toBe('bytes')
    expect(other.calls.at(-1)?.authorization).toBeUndefined()
    const { length } = other.calls
    // The operator's own provider names its own place, and no other of the private network.
    await expect(draw(undefined)).rejects.toMatchObject({ kind: 'broken' })
    await expect(draw(guardedFetch([fake.baseUrl]))).rejects.toMatchObject({ kind: 'broken' })
    expect(other.calls).toHaveLength(length)
    fake.behave(at(`${fake.baseUrl}/chat/completions`), { kind: 'answer', type: 'image/png', body: 'own' })
    expect(Buffer.from((await draw(undefined))[0] ?? []).toString()).toBe('own')
    for (const odd of ['file:///etc/passwd', 'nonsense', 'http://me:key@127.0.0.1/']) {
      fake.behave(at(odd))
      await expect(draw(guardedFetch(['127.0.0.1']))).rejects.toMatchObject({ kind: 'broken' })
    }
    await other.close()
  })
})

describe('Speech', () => {
  test('is asked for as each protocol wants it', async () => {
    fake.behave({ kind: 'reply', text: '' })
    await works['speech by OpenAI']()
    expect(fake.calls.at(-1)).toMatchObject({ path: '/v1/audio/speech', authorization: 'Bearer canary-key' })
    expect(fake.calls.at(-1)?.body).toEqual({
      model: 'm',
      input: '你好',
      voice: 'alloy',
      speed: 1.5,
      response_format: 'wav',
    })
    await works['speech by MiniMax']()
    expect(fake.calls.at(-1)).toMatchObject({
      path: '/v1/t2a_v2?GroupId=g%201',
      authorization: 'Bearer canary-key',
    })
    expect(fake.calls.at(-1)?.body).toEqual({
      model: 'm',
      text: '你好',
      stream: false,
      voice_setting: { voice_id: 'alloy', speed: 1.5, vol: 1, pitch: 0 },
      audio_setting: { sample_rate: 32_000, format: 'wav', channel: 1 },
    })
  })

  test.each(['openai', 'minimax'] as const)('%s: comes as a 16-bit WAV', async (protocol) => {
    fake.behave({ kind: 'reply', text: '' })
    expect(await synthesizer(protocol).speak(spoken)).toEqual(fakeWav())
  })

  test('with sizes left open, with more before the sound, or in floats, becomes a plain WAV', async () => {
    const wav = encodeWav([Float32Array.of(0, 0.5, -0.5)], 8000)
    const open = wav.slice()
    open.fill(0xff, 4, 8)
    open.fill(0xff, 40, 44)
    const list = Buffer.from('LIST\u0004\0\0\0abcd', 'latin1')
    const longer = Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)])
    for (const body of [open, longer]) {
      fake.behave({ kind: 'answer', type: 'audio/wav', body })
      expect(Buffer.from(await works['speech by OpenAI']())).toEqual(Buffer.from(wav))
    }
    const floats = Buffer.concat([wav.subarray(0, 44), Buffer.alloc(8)])
    floats.writeUInt16LE(3, 20)
    floats.writeUInt16LE(4, 32)
    floats.writeUInt16LE(32, 34)
    floats.writeUInt32LE(8, 40)
    floats.writeFloatLE(0.5, 44)
    floats.writeFloatLE(-0.5, 48)
    fake.behave({ kind: 'answer', type: 'audio/wav', body: floats })
    expect(decodeWav(await works['speech by OpenAI']())?.channels[0]).toEqual(Float32Array.of(0.5, -0.5))
  })

  test.each([
    [1002, 'busy', 3],
    [1039, 'busy', 3],
    [1004, 'refused', 1],
    [1008, 'refused', 1],
    [2013, 'refused', 1],
    [1001, 'broken', 1],
    [99_999, 'broken', 1],
  ])(
    'MiniMax says %d with a success: %s',
    async (status_code, kind, calls) => {
      const manner = json({ base_resp: { status_code, status_msg: 'no' }, data: null })
      expect(await meet(works['speech by MiniMax'], manner)).toEqual([kind, calls])
    },
    15_000,
  )
})
