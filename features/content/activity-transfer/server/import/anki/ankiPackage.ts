import { zstdDecompressSync } from 'node:zlib'
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire'
import { officeLimits, type Archive } from '#kit/files/server/archive.ts'
import { ReadFailure } from '../../../readFailure.ts'

/** A package of Anki, by Anki's manual an archive of a SQLite database and of media under numbers. */
export interface AnkiPackage {
  readonly database: Uint8Array
  /** The bytes of a file by the name that notes use; undefined where it is missing. */
  media(name: string): Uint8Array | undefined
}

/** Databases by their names, newest first: an older one beside a newer one only asks to update Anki. */
const databases = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const
const zstdMagic = 0xfd2fb528

/** Whether an archive is a package of Anki. */
export const isAnki = (files: Archive): boolean => databases.some((name) => files.has(name))

/** Reads a package as it has been written since 2012, and as since 2022. @throws ReadFailure */
export function readAnkiPackage(files: Archive): AnkiPackage {
  const name = databases.find((each) => files.has(each))
  const packed = name && files.get(name)
  if (!packed) throw new ReadFailure('broken')
  const numbers = mediaNumbers(files.get('media'))
  return {
    database: unpacked(packed),
    media(file) {
      const number = numbers.get(file.normalize('NFC'))
      const bytes = number === undefined ? undefined : files.get(number)
      return bytes && unpacked(bytes)
    },
  }
}

/** Newer packages compress each part by Zstandard (RFC 8878). */
function unpacked(bytes: Buffer): Uint8Array {
  const isPacked = bytes.length >= 4 && bytes.readUInt32LE(0) === zstdMagic
  if (!isPacked) return bytes
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: officeLimits.each })
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ReadFailure(isLarge ? 'tooLarge' : 'broken')
  }
}

/** Names of entries in the archive by the names of the media: JSON, or since 2022 a protocol buffer. */
function mediaNumbers(packed: Buffer | undefined): ReadonlyMap<string, string> {
  if (!packed) return new Map()
  const bytes = unpacked(packed)
  try {
    const text = Buffer.from(bytes).toString('utf8')
    return new Map(text.trimStart().startsWith('{') ? ofJson(text) : ofEntries(bytes))
  } catch {
    throw new ReadFailure('broken')
  }
}

const ofJson = (text: string): [string, string][] =>
  Object.entries(JSON.parse(text)).map(([number, name]) => [String(name).normalize('NFC'), number])

/** `MediaEntries` of Anki's protocol: entries in field 1, each with its name in field 1, numbered as they come. */
function ofEntries(bytes: Uint8Array): [string, string][] {
  const names: string[] = []
  for (const entry of bytesOfField(bytes, 1)) {
    const [name] = bytesOfField(entry, 1)
    names.push(Buffer.from(name ?? []).toString('utf8'))
  }
  return names.map((name, index) => [name.normalize('NFC'), String(index)])
}

/** All values of a length-delimited field of a protocol buffer. @throws Error where the bytes are none */
export function bytesOfField(bytes: Uint8Array, field: number): Uint8Array[] {
  const reader = new BinaryReader(bytes)
  const found: Uint8Array[] = []
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag()
    if (number === field && type === WireType.LengthDelimited) found.push(reader.bytes())
    else reader.skip(type, number)
  }
  return found
}

/** The last value of a field that is a number; 0 where it is left out, as protocol buffers leave out zeros. */
export function numberOfField(bytes: Uint8Array, field: number): number {
  const reader = new BinaryReader(bytes)
  let found = 0
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag()
    if (number === field && type === WireType.Varint) found = reader.uint32()
    else reader.skip(type, number)
  }
  return found
}
