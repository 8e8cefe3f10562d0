import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeWav } from './wavRead.ts'
import { encodeWav } from './wav.ts'

const sixteen = fc.integer({ min: -32_768, max: 32_767 })
const sound = fc.record({
  frames: fc.integer({ min: 1, max: 300 }),
  count: fc.integer({ min: 1, max: 3 }),
  sampleRate: fc.constantFrom(8000, 22_050, 44_100, 48_000),
  seed: fc.infiniteStream(sixteen),
})

const samplesOf = (wav: Uint8Array): number[] => {
  const view = new DataView(wav.buffer, wav.byteOffset + 44)
  return Array.from({ length: view.byteLength / 2 }, (_, index) => view.getInt16(index * 2, true))
}

test('sound that is read and written again is the same, sample by sample', () => {
  fc.assert(
    fc.property(sound, ({ frames, count, sampleRate, seed }) => {
      const source = Array.from({ length: count }, () =>
        Array.from({ length: frames }, () => seed.next().value),
      )
      const wav = encodeWav(
        source.map((channel) => Float32Array.from(channel, (value) => value / 32_768)),
        sampleRate,
      )
      const read = decodeWav(wav)
      expect(read?.sampleRate).toBe(sampleRate)
      expect(read?.channels.map((channel) => [...channel].map((value) => value * 32_768))).toEqual(source)
      expect(encodeWav(read?.channels ?? [], sampleRate)).toEqual(wav)
    }),
  )
})

test('a trimmed file holds exactly the samples between the two moments', () => {
  fc.assert(
    fc.property(sound, fc.nat(), fc.nat(), ({ frames, count, sampleRate, seed }, a, b) => {
      const source = Array.from({ length: count }, () =>
        Array.from({ length: frames }, () => seed.next().value),
      )
      const first = a % frames
      const end = first + 1 + (b % (frames - first))
      const part = { from: first / sampleRate, to: end / sampleRate }
      const channels = source.map((channel) => Float32Array.from(channel, (value) => value / 32_768))
      const expected = Array.from({ length: end - first }, (_, frame) =>
        source.map((channel) => channel[first + frame]),
      ).flat()
      expect(samplesOf(encodeWav(channels, sampleRate, part))).toEqual(expected)
    }),
  )
})

test.each([
  [0, 0],
  [-0, 0],
  [1, 32_767],
  [1.5, 32_767],
  [-1, -32_768],
  [-2, -32_768],
  [0.5 / 32_768, 1],
  [-0.5 / 32_768, -1],
  [0.49 / 32_768, 0],
  [2.5 / 32_768, 3],
  [-2.5 / 32_768, -3],
  [Number.NaN, 0],
])('a sample of %d is written as %d', (sample, written) => {
  expect(samplesOf(encodeWav([Float32Array.of(sample)], 8000))).toEqual([written])
})

test('the header says what is in the file', () => {
  const wav = encodeWav([new Float32Array(7), new Float32Array(7)], 44_100)
  const view = new DataView(wav.buffer)
  expect(wav).toHaveLength(44 + 28)
  expect([4, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([36 + 28, 44_100, 176_400, 28])
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 2, 4, 16])
})

test.each([
  ['nothing between the two moments', { from: 0.5, to: 0.5 }],
  ['the end before the beginning', { from: 0.5, to: 0.2 }],
  ['a beginning below 0', { from: -0.1, to: 0.2 }],
  ['a beginning after the end of the sound', { from: 2, to: 3 }],
  ['a moment that is no number', { from: Number.NaN, to: 1 }],
])('%s is refused', (_, part) => {
  expect(() => encodeWav([new Float32Array(8000)], 8000, part)).toThrow(RangeError)
  expect(() => encodeWav([], 8000, part)).toThrow(RangeError)
})

test('an end beyond the sound is its end', () => {
  expect(encodeWav([new Float32Array(9)], 8000, { from: 0, to: 5 })).toHaveLength(44 + 18)
})

/** A WAV file with a chunk of odd size before the samples, as recorders write them. */
function wavOf(format: number, bits: number, data: Uint8Array, extra = 0): Uint8Array {
  const fmt = format === 0xfffe ? 40 : 16
  const bytes = new Uint8Array(12 + 8 + fmt + 8 + extra + (extra % 2) + 8 + data.length)
  const view = new DataView(bytes.buffer)
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  tag(0, 'RIFF')
  tag(8, 'WAVE')
  tag(12, 'fmt ')
  view.setUint32(16, fmt, true)
  view.setUint16(20, format, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint16(34, bits, true)
  if (format === 0xfffe) view.setUint16(44, 1, true)
  const list = 20 + fmt
  tag(list, 'LIST')
  view.setUint32(list + 4, extra, true)
  const at = list + 8 + extra + (extra % 2)
  tag(at, 'data')
  view.setUint32(at + 4, data.length, true)
  bytes.set(data, at + 8)
  return bytes
}

test.each([
  ['8 bits', 1, 8, [0, 128, 255], [-1, 0, 127 / 128]],
  ['16 bits', 1, 16, [0, 128, 255, 127, 0, 0], [-1, 32_767 / 32_768, 0]],
  ['24 bits', 1, 24, [0, 0, 128, 0, 0, 64, 255, 255, 255], [-1, 0.5, -1 / 8_388_608]],
  ['32 bits', 1, 32, [0, 0, 0, 128, 0, 0, 0, 64], [-1, 0.5]],
  ['floats', 3, 32, [...new Uint8Array(Float32Array.of(0.25, -0.75).buffer)], [0.25, -0.75]],
  ['the extensible form', 0xfffe, 16, [0, 64], [0.5]],
] as const)('WAV of %s is read', (_, format, bits, data, samples) => {
  for (const extra of [0, 5, 8])
    expect([...(decodeWav(wavOf(format, bits, Uint8Array.from(data), extra))?.channels[0] ?? [])]).toEqual(
      samples,
    )
})

test('a file that was cut off is read as far as it goes; a frame that is not whole is left out', () => {
  const cut = wavOf(1, 16, Uint8Array.of(0, 64, 0, 64, 0, 64)).subarray(0, -3)
  expect(decodeWav(cut)?.channels[0]).toEqual(Float32Array.of(0.5))
})

test('what is no PCM WAV is not guessed at', () => {
  expect(decodeWav(new Uint8Array())).toBeUndefined()
  expect(decodeWav(new TextEncoder().encode('ID3'.padEnd(64, ' ')))).toBeUndefined()
  expect(decodeWav(wavOf(85, 16, new Uint8Array(8)))).toBeUndefined()
  expect(decodeWav(wavOf(1, 12, new Uint8Array(8)))).toBeUndefined()
  expect(decodeWav(wavOf(1, 16, new Uint8Array(0)))).toBeUndefined()
  fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (noise) => void decodeWav(noise)))
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 60, maxLength: 120 }), (noise) => {
      noise.set(new TextEncoder().encode('RIFF'), 0)
      noise.set(new TextEncoder().encode('WAVEfmt '), 8)
      decodeWav(noise)
    }),
  )
})
