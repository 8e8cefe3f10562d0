import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Db } from '#kit/call/server/context.ts'
import type { FileStore } from '#kit/files/server/fileStore.ts'
import { LostObject, type Multipart } from '#kit/files/server/multipart.ts'
import { newToken } from '../store/newToken.ts'
import type { UploadRow } from '../store/upload.table.ts'
import { PartFile } from './partFile.ts'
import { TusError } from './tusError.ts'
import type { Removed } from './uploadParts.ts'
import { advance, nextPart, noteMultipart, pendingUpload } from './uploadProgress.ts'

/** Where unfinished uploads are in the shared store; a folder, so that no file is looked for there. */
export const unfinished = 'uploads/'
export const objectOf = (id: string): string => unfinished + id
export const newTail = (id: string): string => `${objectOf(id)}.${newToken()}`

const untyped = 'application/octet-stream'

interface Options {
  readonly db: Db
  readonly files: FileStore
  readonly multipart: Multipart
  /** Where the bytes of a part are collected. */
  readonly folder: string
  readonly remove: (upload: Removed) => Promise<void>
  readonly onRemoved: (id: string) => Promise<void>
}

/**
 * Parts in an S3-compatible store, so that any server takes the next bytes. All parts but the last have one size. What comes behind
 * the last whole part is an object of its own, the tail, which the next request takes up; rows of the database know what counts.
 */
export class SharedPartStore extends DataStore {
  readonly #options: Options

  constructor(options: Options) {
    super()
    this.#options = options
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** The row is there before the protocol comes to this. */
  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload)
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, arrived, name, purpose, createdAt } = await pendingUpload(this.#options.db, id)
    const metadata = { name, purpose }
    return new Upload({
      id,
      size,
      offset: arrived,
      metadata,
      creation_date: new Date(createdAt).toISOString(),
    })
  }

  override async remove(id: string): Promise<void> {
    await this.#options.remove(await pendingUpload(this.#options.db, id))
    await this.#options.onRemoved(id)
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const upload = await pendingUpload(this.#options.db, id)
    if (upload.arrived !== offset) throw new TusError(ERRORS.INVALID_OFFSET)
    try {
      return await this.#append(readable, upload)
    } catch (error) {
      if (!(await this.#isLost(upload, error))) throw error
      // Nothing can go on from here: whoever asks where the upload stands hears that it is gone, and begins anew.
      await this.remove(id)
      throw new TusError(ERRORS.FILE_NO_LONGER_EXISTS)
    }
  }

  /** Whether what had come is not in the store any more, and nobody else has gone on with it or put it together meanwhile. */
  async #isLost({ id, tailKey }: UploadRow, error: unknown): Promise<boolean> {
    const { db, files } = this.#options
    const isAbsent = async (key: string) => (await files.sizeOf(key)) === undefined
    if (error instanceof LostObject) return isAbsent(objectOf(id))
    // Who goes on names another tail first, and drops this one then.
    return tailKey !== null && (await isAbsent(tailKey)) && (await pendingUpload(db, id)).tailKey === tailKey
  }

  async #append(readable: Readable, before: UploadRow): Promise<number> {
    const { files, folder } = this.#options
    let upload = before
    const { id } = upload
    const part = await PartFile.open(folder, id)
    try {
      if (upload.tailKey !== null)
        for await (const bytes of await files.read(upload.tailKey)) await part.append(bytes)
      const incoming = untilCut(readable)
      for await (const bytes of incoming.bytes)
        for (let rest = await part.append(bytes); part.isFull; rest = await part.append(rest))
          upload = await this.#storePart(upload, part)
      upload = await this.#storeRest(upload, part)
      incoming.check()
      return upload.arrived
    } finally {
      await part.close()
    }
  }

  /** What has come behind the last whole part: the end of the file, or a tail. */
  async #storeRest(upload: UploadRow, part: PartFile): Promise<UploadRow> {
    const arrived = wholeBytes(upload) + part.size
    if (arrived === upload.arrived) return upload
    if (arrived === upload.size && upload.parts.length > 0) return this.#storePart(upload, part)
    const tailKey = newTail(upload.id)
    await this.#options.files.putFile(tailKey, part.path, untyped)
    return this.#note(upload, { arrived, parts: upload.parts, tailKey })
  }

  async #storePart(upload: UploadRow, part: PartFile): Promise<UploadRow> {
    const { db, multipart } = this.#options
    const { id } = upload
    const key = objectOf(id)
    const { lastPart, multipartId } = await nextPart(db, id)
    const uploadId = multipartId ?? (await this.#begin(id))
    const stored = await multipart.putPart({ key, uploadId }, lastPart, part.path)
    const arrived = wholeBytes(upload) + part.size
    const noted = await this.#note(upload, { arrived, parts: [...upload.parts, stored], tailKey: null })
    await part.clear()
    return noted
  }

  async #begin(id: string): Promise<string> {
    const { db, multipart } = this.#options
    const key = objectOf(id)
    const uploadId = await multipart.begin(key)
    const noted = await noteMultipart(db, id, uploadId)
    if (noted !== uploadId) await multipart.abort({ key, uploadId })
    return noted
  }

  /** The tail before is dropped once the row names another one; what fails here is swept with the upload. */
  async #note(upload: UploadRow, progress: Parameters<typeof advance>[2]): Promise<UploadRow> {
    const { db, files } = this.#options
    const drop = (key: string | null) => (key === null ? undefined : files.delete(key).catch(() => undefined))
    try {
      const noted = await advance(db, upload, progress)
      await drop(upload.tailKey)
      return noted
    } catch (error) {
      await drop(progress.tailKey)
      throw error
    }
  }
}

const wholeBytes = ({ parts }: UploadRow): number => parts.reduce((sum, { size }) => sum + size, 0)

/** Bytes until their sender is done or gone: what has come by then is stored first, the error is thrown by `check`. */
function untilCut(readable: Readable) {
  let failure: { readonly error: unknown } | undefined
  async function* read(): AsyncGenerator<Uint8Array> {
    const chunks = readable[Symbol.asyncIterator]()
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        failure = { error }
      })
      if (!next || next.done) return
      yield next.value
    }
  }
  return {
    bytes: read(),
    check(): void {
      if (failure) throw failure.error
    },
  }
}
