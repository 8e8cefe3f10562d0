import { crc32 } from 'node:zlib'
import type { ByteSource } from '#kit/files/fileBytes.ts'
import { decodeBytes } from '#kit/files/server/fileSource.ts'

export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (at, length) => bytes.subarray(at, at + length),
  decode: decodeBytes,
})

/** Small whole files of each format, for tests: as few bytes as the format allows. */

const bytes = (...parts: (string | number[] | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )
const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
const little = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) & 0xff)

const box = (type: string, ...content: (string | number[] | Buffer)[]): Buffer => {
  const inside = bytes(...content)
  return bytes(u32(inside.length + 8), type, inside)
}

interface Film {
  readonly brand?: string
  readonly handlers?: readonly string[]
  readonly ms?: number
  /** Bytes of pictures and sound. */
  readonly size?: number
  /** Cameras write what is in it behind it. */
  readonly isIndexLast?: boolean
}

export function mp4({
  brand = 'isom',
  handlers = ['vide', 'soun'],
  ms = 12_500,
  size = 64,
  ...given
}: Film = {}): Buffer {
  const mvhd = box('mvhd', u32(0), u32(0), u32(0), u32(1000), u32(ms), Buffer.alloc(80))
  const tracks = handlers.map((handler) =>
    box('trak', box('mdia', box('hdlr', u32(0), u32(0), handler, Buffer.alloc(13)))),
  )
  const moov = box('moov', mvhd, ...tracks)
  const mdat = box('mdat', Buffer.alloc(size, 7))
  return bytes(box('ftyp', brand, u32(0), 'isom'), ...(given.isIndexLast ? [mdat, moov] : [moov, mdat]))
}

const element = (id: number[], content: Buffer, isUnknown = false) =>
  bytes(
    id,
    isUnknown ? [0x01, ...Array<number>(7).fill(0xff)] : [0x08, ...u32(content.length).slice(-4)].slice(0, 5),
    content,
  )

const real = (value: number) => {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleBE(value)
  return buffer
}

export function webm({
  type = 1,
  ms,
  docType = 'webm',
}: { type?: number; ms?: number; docType?: string } = {}): Buffer {
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    bytes(
      element([0x2a, 0xd7, 0xb1], bytes(u32(1_000_000))),
      ...(ms === undefined ? [] : [element([0x44, 0x89], real(ms))]),
    ),
  )
  const track = element([0xae], element([0x83], Buffer.from([type])))
  const tracks = element([0x16, 0x54, 0xae, 0x6b], track)
  return bytes(
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    element([0x18, 0x53, 0x80, 0x67], bytes(info, tracks, Buffer.alloc(32)), true),
  )
}

/** Silence of 16 bits and one channel. */
export function wav({ ms = 1000, sampleRate = 8000 } = {}): Buffer {
  const size = Math.round((ms / 1000) * sampleRate) * 2
  return bytes(
    ...['RIFF', little(36 + size, 4), 'WAVE', 'fmt ', little(16, 4), little(1, 2), little(1, 2)],
    ...[little(sampleRate, 4), little(sampleRate * 2, 4), little(2, 2), little(16, 2)],
    ...['data', little(size, 4), Buffer.alloc(size)],
  )
}

/** Frames of 128 kbit/s at 44.1 kHz: 417 bytes, 26.1 ms each. */
export function mp3({ frames = 40, tag = false } = {}): Buffer {
  const frame = bytes([0xff, 0xfb, 0x90, 0xc0], Buffer.alloc(413))
  const start = tag ? bytes('ID3', [3, 0, 0, 0, 0, 1, 0], Buffer.alloc(128)) : Buffer.alloc(0)
  return bytes(start, ...Array<Buffer>(frames).fill(frame))
}

const page = (granule: number, content: Buffer) =>
  bytes('OggS', [0, 2], little(granule, 8), u32(1), u32(0), u32(0), [1, content.length], content)

export const ogg = ({ ms = 2000 } = {}): Buffer =>
  bytes(
    page(0, bytes('OpusHead', [1, 1], little(0, 2), little(48_000, 4), [0, 0, 0])),
    page(ms * 48, Buffer.alloc(20)),
  )

export const pdf = (): Buffer =>
  bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** A ZIP of uncompressed entries. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const facts = bytes(
      ...[little(crc32(content), 4), little(content.length, 4), little(content.length, 4)],
      ...[little(Buffer.byteLength(name), 2), little(0, 2)],
    )
    const version = bytes(little(20, 2), little(0x0800, 2), little(0, 2), little(0, 4))
    const local = bytes('PK\u0003\u0004', version, facts, Buffer.from(name), content)
    list.push(
      bytes('PK\u0001\u0002', little(20, 2), version, facts, little(0, 10), little(at, 4), Buffer.from(name)),
    )
    locals.push(local)
    at += local.length
  }
  const listed = bytes(...list)
  const count = little(list.length, 2)
  return bytes(
    ...[...locals, listed, 'PK\u0005\u0006', little(0, 4), count, count],
    ...[little(listed.length, 4), little(at, 4), little(0, 2)],
  )
}

export const docx = (more: Readonly<Record<string, string>> = {}): Buffer =>
  zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...more })

export const vtt = (): Buffer =>
  Buffer.from('WEBVTT\n\n1\n00:01.000 --> 00:02.500\nHello\n\n00:03.000 --> 00:04.000\nGoodbye\n')
