import { crc32, deflateSync } from 'node:zlib'
import { encodeWav } from '#kit/audio/wav.ts'
import { openAiUsage } from './dialects.ts'
import { fakeUsage } from './fakeReply.ts'

interface Work {
  readonly type: string
  readonly body: string | Uint8Array
}

const json = (value: unknown): Work => ({ type: 'application/json', body: JSON.stringify(value) })

/** What the fake offers: one that writes, one that draws, one that does neither. */
export const fakeModels = ['fake-embedding', 'fake-image', 'fake-chat'] as const

/** What the fake makes of a call that is answered all at once, by the end of its path. */
export const works: Readonly<
  Record<string, (body: Readonly<Record<string, unknown>>, text: string) => Work>
> = {
  '/chat/completions': (_body, content) =>
    json({
      id: 'fake-1',
      created: 1,
      model: 'fake',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: openAiUsage(fakeUsage),
    }),
  '/models': () =>
    json({
      object: 'list',
      data: fakeModels.map((id) => ({ id, object: 'model', created: 1, owned_by: 'fake' })),
    }),
  '/embeddings': ({ input }) => {
    const texts = Array.isArray(input) ? input.map(String) : []
    const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: fakeVector(text) }))
    // Out of order, as a provider may answer.
    return json({
      object: 'list',
      model: 'fake',
      data: data.toReversed(),
      usage: { prompt_tokens: 7, total_tokens: 7 },
    })
  },
  '/images/generations': ({ n, size }) =>
    json({
      created: 1,
      data: Array.from({ length: Number(n) }, (_, index) => ({
        b64_json: pngOf(String(size), index).toString('base64'),
      })),
    }),
  '/audio/speech': () => ({ type: 'audio/wav', body: fakeWav() }),
  '/v1/t2a_v2': () =>
    json({
      data: { audio: Buffer.from(fakeWav()).toString('hex'), status: 2 },
      extra_info: { audio_length: 1000, audio_sample_rate: 16_000, usage_characters: 5 },
      trace_id: 't1',
      base_resp: { status_code: 0, status_msg: 'success' },
    }),
}

const dimensions = 32

/** Near for texts with the same words: each word pulls it into a direction of its own. */
export function fakeVector(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const vector = Array.from({ length: dimensions }, () => 0.001)
  for (const word of words) {
    const at = crc32(word) % dimensions
    vector[at] = (vector[at] ?? 0) + 1
  }
  return vector
}

/** A second of a tone. */
export const fakeWav = (): Uint8Array =>
  encodeWav([Float32Array.from({ length: 16_000 }, (_, at) => Math.sin(at / 6) / 4)], 16_000)

/** A grey picture of this size (`64x32`), each a little lighter than the one before. */
function pngOf(size: string, index: number): Buffer {
  const [width = 1, height = 1] = size.split('x').map(Number)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width, 64 + index * 32)])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return Buffer.concat([signature, part('IHDR', header), part('IDAT', deflateSync(rows)), part('IEND')])
}

function part(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
