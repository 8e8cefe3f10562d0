import type { ByteSource } from '../fileBytes.ts'

/** A file that somebody has chosen, read here and there. */
export const blobSource = (file: Blob): ByteSource => ({
  size: file.size,
  read: async (at, length) => new Uint8Array(await file.slice(at, at + length).arrayBuffer()),
  decode(bytes, encoding) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    } catch {
      return undefined
    }
  },
})
