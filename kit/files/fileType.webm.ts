import { begins, latin, viewOf, type ByteSource } from './fileBytes.ts'
import { lengthMs, refused, typeOf, type FileRefusal, type FileType } from './fileType.ts'

interface Element {
  readonly id: number
  /** Where its content lies in the file, in bytes; `to` is excluded. */
  readonly from: number
  readonly to: number
}

const ids = {
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const

const maxElements = 500
const nanoseconds = 1e9

/** Whether the first four bytes are those of EBML (RFC 8794), in which WebM and Matroska are written. */
export const looksLikeWebm = (head: Uint8Array): boolean => begins(head, 0x1a, 0x45, 0xdf, 0xa3)

/** A number of 1 to 8 bytes whose first bit that is set tells how many; ids keep that bit, sizes lose it. */
function readVint(bytes: Uint8Array, at: number, keepsMark: boolean) {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length) return undefined
  let value = keepsMark ? first : first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0
    isUnknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return { value, length, isUnknown }
}

async function* elementsIn(source: ByteSource, from: number, to: number): AsyncGenerator<Element> {
  let at = from
  for (let count = 0; count < maxElements && at < to; count += 1) {
    const head = await source.read(at, 12)
    const id = readVint(head, 0, true)
    const size = id && readVint(head, id.length, false)
    if (!id || !size) return
    const start = at + id.length + size.length
    const end = size.isUnknown ? to : start + size.value
    yield { id: id.value, from: start, to: Math.min(end, to) }
    at = end
  }
}

async function valueOf(source: ByteSource, { from, to }: Element): Promise<Uint8Array> {
  return source.read(from, Math.min(to - from, 64))
}

const whole = (bytes: Uint8Array) => bytes.reduce((value, byte) => value * 256 + byte, 0)

function real(bytes: Uint8Array): number {
  if (bytes.length === 4) return viewOf(bytes).getFloat32(0)
  return bytes.length === 8 ? viewOf(bytes).getFloat64(0) : 0
}

async function lengthIn(source: ByteSource, info: Element): Promise<number | null> {
  let scale = 1_000_000
  let duration = 0
  for await (const element of elementsIn(source, info.from, info.to)) {
    if (element.id === ids.scale) scale = whole(await valueOf(source, element))
    if (element.id === ids.duration) duration = real(await valueOf(source, element))
  }
  return scale > 0 && duration > 0 ? lengthMs(duration * scale, nanoseconds) : null
}

async function hasVideo(source: ByteSource, tracks: Element): Promise<boolean> {
  for await (const track of elementsIn(source, tracks.from, tracks.to)) {
    if (track.id !== ids.track) continue
    for await (const part of elementsIn(source, track.from, track.to))
      if (part.id === ids.trackType && whole(await valueOf(source, part)) === 1) return true
  }
  return false
}

async function docTypeOf(source: ByteSource, head: Element): Promise<string> {
  for await (const element of elementsIn(source, head.from, head.to))
    if (element.id === ids.docType) return latin(await valueOf(source, element)).replace(/\0+$/, '')
  return ''
}

/** WebM, with a film or only a sound in it. What a browser recorded holds no length, so `durationMs` is null. */
export async function readWebm(source: ByteSource): Promise<FileType | FileRefusal> {
  let length: number | null = null
  for await (const top of elementsIn(source, 0, source.size)) {
    if (top.from < 16 && (await docTypeOf(source, top)) !== 'webm') return refused('unknown')
    if (top.id !== ids.segment) continue
    for await (const element of elementsIn(source, top.from, top.to)) {
      if (element.id === ids.info) length = await lengthIn(source, element)
      if (element.id === ids.tracks)
        return typeOf((await hasVideo(source, element)) ? 'webm' : 'weba', length)
      if (element.id === ids.cluster) break
    }
  }
  return refused('damaged')
}
