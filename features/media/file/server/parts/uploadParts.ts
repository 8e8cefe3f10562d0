import type { DataStore } from '@tus/server'
import type { ByteSource } from '#kit/files/fileBytes.ts'
import type { UploadRow } from '../store/upload.table.ts'

/** The bytes of an upload that has arrived. */
export interface WholeUpload {
  inspect<T>(work: (source: ByteSource) => Promise<T>): Promise<T>
  /** All of them in memory. */
  read(): Promise<Buffer>
  /** Puts them where files are, under a key; a second call after a crash does it again. */
  moveTo(key: string, type: string): Promise<void>
}

/** What must be known of an upload to remove its bytes. */
export type Removed = Pick<UploadRow, 'id' | 'multipartId'>

/** Where the bytes of unfinished uploads are. */
export interface UploadParts {
  /** As the protocol's library asks for them; `onRemoved` is called once those of an upload are gone, before its client is answered. */
  dataStore(onRemoved: (id: string) => Promise<void>): DataStore
  /** Bytes of an upload that are there; undefined where nothing of it is, not even that it was begun. */
  arrived(upload: UploadRow): Promise<number | undefined>
  whole(upload: UploadRow): Promise<WholeUpload>
  remove(upload: Removed): Promise<void>
  /** Stores bytes as if they had come in parts, for tests and the demo; what its row says of them. */
  put(id: string, bytes: Buffer): Promise<Partial<UploadRow>>
  /** Removes what no row names any more and has not changed since `before`. */
  sweep(before: number): Promise<void>
}
