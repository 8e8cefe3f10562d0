import { buffer } from 'node:stream/consumers'
import type { ByteSource } from '../fileBytes.ts'
import { decodeBytes } from './fileSource.ts'
import type { FileStore } from './fileStore.ts'

/** What is fetched at once, in bytes: readers take many small steps close to each other. */
const blockBytes = 256 * 1024
const maxBlocks = 16

/** Random access to an object of a store, by blocks of which the last ones are kept. */
export function storedSource(files: Pick<FileStore, 'read'>, key: string, size: number): ByteSource {
  const blocks = new Map<number, Promise<Buffer>>()
  const blockAt = (index: number): Promise<Buffer> => {
    const start = index * blockBytes
    const range = { start, end: Math.min(start + blockBytes, size) - 1 }
    const block = blocks.get(index) ?? files.read(key, range).then(buffer)
    blocks.delete(index)
    blocks.set(index, block)
    const oldest = blocks.size > maxBlocks ? blocks.keys().next().value : undefined
    if (oldest !== undefined) blocks.delete(oldest)
    return block
  }
  return {
    size,
    decode: decodeBytes,
    async read(at, length) {
      const end = Math.min(at + Math.max(length, 0), size)
      const found: Buffer[] = []
      for (let place = at; place < end;) {
        const index = Math.floor(place / blockBytes)
        const block = await blockAt(index)
        const from = place - index * blockBytes
        const piece = block.subarray(from, Math.min(block.length, from + end - place))
        if (piece.length === 0) throw new Error('the store answered fewer bytes than it has')
        found.push(piece)
        place += piece.length
      }
      return Buffer.concat(found)
    },
  }
}
