import type { Readable } from 'node:stream'
import type { Env } from '#kit/ops/server/env.ts'
import type { Multipart, StoredKey } from './multipart.ts'

export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where bytes are kept: the disk or an S3-compatible store. Keys are ours: ASCII, unguessable, no folders. */
export interface FileStore {
  /** The bytes are safe when this has answered. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** Takes a file over from the disk, whatever its size; it is gone from `path` then. Safe when this has answered. */
  putFile(key: string, path: string, type: string): Promise<void>
  /** The bytes, or those from `start` to `end` (both counted). @throws when the key is not there */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** In bytes; undefined where the key is not there. */
  sizeOf(key: string): Promise<number | undefined>
  delete(key: string): Promise<void>
  /** Every key that is there, but those in folders. */
  list(): AsyncIterable<StoredKey>
  /** Where all servers reach what is unfinished: in an S3-compatible store. */
  readonly multipart?: Multipart
}

export type FileSettings = Pick<
  Env,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION'
>
