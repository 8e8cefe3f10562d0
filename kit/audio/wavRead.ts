import type { Sound } from './wav.ts'

interface Format {
  readonly kind: 'integer' | 'float'
  readonly count: number
  readonly sampleRate: number
  readonly bits: number
}

const maxChannels = 32

/**
 * Reads PCM WAV: 8, 16, 24 or 32 bits, or floats of 32 bits, also in the extensible form. The samples come out as they are
 * in the file, not resampled as a browser would. undefined for anything else: other containers, codecs, broken files.
 */
export function decodeWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 44 || tagAt(view, 0) !== 'RIFF' || tagAt(view, 8) !== 'WAVE') return undefined
  let format: Format | undefined
  for (let at = 12; at + 8 <= view.byteLength;) {
    const tag = tagAt(view, at)
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (tag === 'fmt ') format = formatAt(view, body, size)
    if (tag === 'data') return format && samplesAt(view, body, size, format)
    // Chunks begin at even places.
    at = body + size + (size % 2)
  }
  return undefined
}

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

function formatAt(view: DataView, at: number, size: number): Format | undefined {
  if (size < 16 || at + size > view.byteLength) return undefined
  const code = view.getUint16(at, true)
  // Extensible: the true code stands first in the sub-format.
  const kind = code === 0xfffe && size >= 26 ? view.getUint16(at + 24, true) : code
  const count = view.getUint16(at + 2, true)
  const sampleRate = view.getUint32(at + 4, true)
  const bits = view.getUint16(at + 14, true)
  const isInteger = kind === 1 && [8, 16, 24, 32].includes(bits)
  const isFloat = kind === 3 && bits === 32
  if ((!isInteger && !isFloat) || count < 1 || count > maxChannels || sampleRate < 1) return undefined
  return { kind: isFloat ? 'float' : 'integer', count, sampleRate, bits }
}

function samplesAt(view: DataView, at: number, size: number, format: Format): Sound | undefined {
  const step = format.bits / 8
  // A recorder that was cut off leaves a size that the file does not reach.
  const present = Math.min(size, view.byteLength - at)
  const frames = Math.floor(present / (step * format.count))
  if (frames === 0) return undefined
  const read = readerOf(view, format)
  const channels = Array.from({ length: format.count }, (_, channel) => {
    const samples = new Float32Array(frames)
    for (let frame = 0; frame < frames; frame += 1)
      samples[frame] = read(at + (frame * format.count + channel) * step)
    return samples
  })
  return { channels, sampleRate: format.sampleRate }
}

function readerOf(view: DataView, { kind, bits }: Format): (at: number) => number {
  if (kind === 'float') return (at) => view.getFloat32(at, true)
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128
  if (bits === 16) return (at) => view.getInt16(at, true) / 32_768
  if (bits === 24) return (at) => (view.getInt8(at + 2) * 65_536 + view.getUint16(at, true)) / 8_388_608
  return (at) => view.getInt32(at, true) / 2_147_483_648
}
