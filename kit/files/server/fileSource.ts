import { open } from 'node:fs/promises'
import type { ByteSource } from '../fileBytes.ts'

/** Bytes as text of an encoding; undefined where they are none. */
export function decodeBytes(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

/** Gives `work` random access to a file on the disk, and closes the file afterwards. */
export async function withFile<T>(path: string, work: (source: ByteSource) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    return await work({
      size,
      decode: decodeBytes,
      async read(at, length) {
        const readable = Math.max(0, Math.min(length, size - at))
        const { buffer, bytesRead } = await file.read(Buffer.alloc(readable), 0, readable, at)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await file.close()
  }
}
