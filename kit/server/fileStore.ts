import type { Readable } from 'node:stream'

/** Where bytes are kept: the disk or an S3-compatible store. Keys are ours, ASCII and unguessable. */
export interface FileStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** @throws when the key is not there */
  read(key: string): Promise<Readable>
  delete(key: string): Promise<void>
  /** Every key, for backup. */
  keys(): AsyncIterable<string>
}
