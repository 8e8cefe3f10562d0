import { deflateRawSync } from 'node:zlib'

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
  /** What the archive says of the entry's size, where that is a lie. */
  readonly declaredSize?: number
  readonly flags?: number
}

/** A ZIP written by hand, since no library writes the ones that hurt. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, declaredSize = bytes.length, flags = 0 } of entries) {
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(declaredSize, 22)
    local.writeUInt16LE(path.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(declaredSize, 24)
    central.writeUInt16LE(path.length, 28)
    central.writeUInt32LE(at, 42)
    parts.push(local, path, packed)
    directory.push(central, path)
    at += 30 + path.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}

export const zipFile = (name: string, text: string | Buffer, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  bytes: Buffer.from(text),
  ...more,
})
