import { begins, latin, viewOf, type ByteSource } from './fileBytes.ts'
import { lengthMs, refused, typeOf, type FileRefusal, type FileType } from './fileType.ts'

/** WAV: its length is the size of its data by bytes a second. A recorder that did not know the size wrote the largest number. */
export async function readWav(source: ByteSource): Promise<FileType | FileRefusal> {
  let at = 12
  let bytesPerSecond = 0
  for (let count = 0; count < 100 && at + 8 <= source.size; count += 1) {
    const head = await source.read(at, 24)
    const size = viewOf(head).getUint32(4, true)
    const id = latin(head, 0, 4)
    if (id === 'fmt ' && head.length === 24) bytesPerSecond = viewOf(head).getUint32(16, true)
    if (id === 'data' && bytesPerSecond > 0) {
      const length = Math.min(size, source.size - at - 8)
      return typeOf('wav', lengthMs(length, bytesPerSecond))
    }
    at += 8 + size + (size % 2)
  }
  return refused('damaged')
}

const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const sampleRates = [44_100, 48_000, 32_000]

interface Frame {
  /** In bytes. */
  readonly size: number
  readonly samples: number
  readonly sampleRate: number
  readonly kbps: number
  readonly isFirstVersion: boolean
  readonly isMono: boolean
}

/** An MPEG frame of layer III at `at`; undefined where none begins. */
function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4)
  const version = (b >> 3) & 3
  if (a !== 0xff || (b & 0xe0) !== 0xe0 || version === 1 || ((b >> 1) & 3) !== 1) return undefined
  const isFirstVersion = version === 3
  const kbps = bitrates[isFirstVersion ? 1 : 2][c >> 4]
  const rate = sampleRates[(c >> 2) & 3]
  if (!kbps || !rate) return undefined
  const sampleRate = isFirstVersion ? rate : version === 2 ? rate / 2 : rate / 4
  const samples = isFirstVersion ? 1152 : 576
  const size = Math.floor((samples / 8) * ((kbps * 1000) / sampleRate)) + ((c >> 1) & 1)
  return { size, samples, sampleRate, kbps, isFirstVersion, isMono: d >> 6 === 3 }
}

/** The count of frames that a file of variable bit rate has in its first one (the Xing or Info tag). */
function declaredFrames(
  bytes: Uint8Array,
  at: number,
  { isFirstVersion, isMono }: Frame,
): number | undefined {
  const side = isFirstVersion ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const tag = at + 4 + side
  if (!['Xing', 'Info'].includes(latin(bytes, tag, tag + 4)) || bytes.length < tag + 12) return undefined
  return ((bytes[tag + 7] ?? 0) & 1) === 1 ? viewOf(bytes).getUint32(tag + 8) : undefined
}

/** Bytes behind the tags in which the first frame is searched for. */
const searched = 8192

async function endOfTags(source: ByteSource): Promise<number> {
  const head = await source.read(0, 10)
  if (latin(head, 0, 3) !== 'ID3' || head.length < 10) return 0
  return 10 + [6, 7, 8, 9].reduce((size, index) => size * 128 + ((head[index] ?? 0) & 0x7f), 0)
}

/** MP3: two frames one after the other, for the mark of one alone is found anywhere. */
export async function readMp3(source: ByteSource): Promise<FileType | undefined> {
  const start = await endOfTags(source)
  const bytes = await source.read(start, searched)
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const frame = frameAt(bytes, at)
    const next = frame && frameAt(await source.read(start + at + frame.size, 4), 0)
    if (!frame || !next) {
      // Without a tag it begins at once.
      if (start === 0) return undefined
      continue
    }
    const frameCount = declaredFrames(bytes, at, frame)
    const length = frameCount
      ? lengthMs(frameCount * frame.samples, frame.sampleRate)
      : lengthMs((source.size - start - at) * 8, frame.kbps * 1000)
    return typeOf('mp3', length)
  }
  return undefined
}

/** AAC as it streams (ADTS): two frames one after the other. */
export async function readAac(source: ByteSource): Promise<FileType | undefined> {
  const isFrame = (head: Uint8Array) => head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0
  const head = await source.read(0, 7)
  if (!isFrame(head) || head.length < 7) return undefined
  const size = (((head[3] ?? 0) & 3) << 11) | ((head[4] ?? 0) << 3) | ((head[5] ?? 0) >> 5)
  return size > 7 && isFrame(await source.read(size, 2)) ? typeOf('aac') : undefined
}

/** Bytes at the end in which the last page is searched for; none is longer. */
const tailSize = 65_536

/** Ogg with a sound in it; the last page says how many samples there were. */
export async function readOgg(source: ByteSource): Promise<FileType | FileRefusal> {
  const head = await source.read(0, 128)
  const from = 27 + (head[26] ?? 0)
  const packet = head.subarray(from)
  const isOpus = latin(packet, 0, 8) === 'OpusHead'
  const isVorbis = begins(packet, 1) && latin(packet, 1, 7) === 'vorbis'
  if ((!isOpus && !isVorbis) || packet.length < 16) return refused('unknown')
  const rate = isOpus ? 48_000 : viewOf(packet).getUint32(12, true)
  const skipped = isOpus ? viewOf(packet).getUint16(10, true) : 0
  const tailAt = Math.max(0, source.size - tailSize)
  const tail = await source.read(tailAt, tailSize)
  const last = lastPage(tail)
  const samples = last === undefined ? 0 : Number(viewOf(tail).getBigUint64(last + 6, true)) - skipped
  return typeOf('ogg', rate > 0 ? lengthMs(samples, rate) : null)
}

function lastPage(tail: Uint8Array): number | undefined {
  for (let at = tail.length - 27; at >= 0; at -= 1) if (latin(tail, at, at + 4) === 'OggS') return at
  return undefined
}
