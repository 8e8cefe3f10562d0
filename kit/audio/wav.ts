/** Sound as numbers: one array a channel, each sample from -1 to 1. */
export interface Sound {
  readonly channels: readonly Float32Array[]
  /** Samples a second. */
  readonly sampleRate: number
}

/** A part of a sound in seconds. */
export interface SoundPart {
  readonly from: number
  readonly to: number
}

const headerBytes = 44
const fullScale = 32_768

/**
 * The samples between two moments: from the sample nearest to `from` up to, and without, the one nearest to `to`.
 * @throws RangeError when `from` is negative or no sample is left
 */
export function cutSound({ channels, sampleRate }: Sound, { from, to }: SoundPart): Sound {
  const first = Math.round(from * sampleRate)
  const end = Math.min(Math.round(to * sampleRate), framesOf(channels))
  if (!(first >= 0) || !(end > first)) throw new RangeError('nothing is left of the sound')
  return { channels: channels.map((samples) => samples.subarray(first, end)), sampleRate }
}

/**
 * A sound, or a part of it, as a WAV file of 16-bit PCM. A sample x becomes x · 32768, rounded half away from zero and
 * held between -32768 and 32767; so 16-bit samples that were read by `decodeWav` come out as they were.
 * @throws RangeError when no sample is left
 */
export function encodeWav(
  channels: readonly Float32Array[],
  sampleRate: number,
  part: SoundPart = { from: 0, to: Infinity },
): Uint8Array<ArrayBuffer> {
  const cut = cutSound({ channels, sampleRate }, part)
  const frames = framesOf(cut.channels)
  const count = cut.channels.length
  const bytes = new Uint8Array(headerBytes + frames * count * 2)
  const view = new DataView(bytes.buffer)
  writeHeader(view, count, sampleRate, frames)
  for (const [channel, samples] of cut.channels.entries())
    for (let frame = 0; frame < frames; frame += 1)
      view.setInt16(headerBytes + (frame * count + channel) * 2, sixteenBits(samples[frame] ?? 0), true)
  return bytes
}

const framesOf = (channels: readonly Float32Array[]): number =>
  channels.length === 0 ? 0 : Math.min(...channels.map(({ length }) => length))

function sixteenBits(sample: number): number {
  const scaled = sample * fullScale
  const rounded = Math.sign(scaled) * Math.floor(Math.abs(scaled) + 0.5)
  return Math.max(-fullScale, Math.min(fullScale - 1, rounded || 0))
}

function writeHeader(view: DataView, count: number, sampleRate: number, frames: number): void {
  const dataBytes = frames * count * 2
  writeTag(view, 0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + dataBytes, true)
  writeTag(view, 8, 'WAVE')
  writeTag(view, 12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, count, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * count * 2, true)
  view.setUint16(32, count * 2, true)
  view.setUint16(34, 16, true)
  writeTag(view, 36, 'data')
  view.setUint32(40, dataBytes, true)
}

function writeTag(view: DataView, at: number, tag: string): void {
  for (let index = 0; index < 4; index += 1) view.setUint8(at + index, tag.charCodeAt(index))
}
