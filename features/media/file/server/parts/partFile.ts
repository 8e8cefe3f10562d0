import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { partBytes } from '#kit/files/server/multipart.ts'
import { newToken } from '../store/newToken.ts'

/** The bytes of one part while they come, on this server's disk: memory would not do for many at once. */
export class PartFile {
  readonly path: string
  readonly #handle: FileHandle
  #size = 0

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
  }

  /** Of an upload, whose id its name begins with, so that it is swept with it should this server die. */
  static async open(folder: string, uploadId: string): Promise<PartFile> {
    const path = join(folder, `${uploadId}.${newToken()}`)
    return new PartFile(path, await open(path, 'wx', 0o600))
  }

  get size(): number {
    return this.#size
  }

  get isFull(): boolean {
    return this.#size === partBytes
  }

  /** Takes what fits, and gives back the rest. */
  async append(bytes: Uint8Array): Promise<Uint8Array> {
    const fitting = bytes.subarray(0, partBytes - this.#size)
    for (let done = 0; done < fitting.length;) {
      const { bytesWritten } = await this.#handle.write(fitting, done, fitting.length - done, this.#size)
      done += bytesWritten
      this.#size += bytesWritten
    }
    return bytes.subarray(fitting.length)
  }

  async clear(): Promise<void> {
    await this.#handle.truncate(0)
    this.#size = 0
  }

  async close(): Promise<void> {
    await this.#handle.close()
    await rm(this.path, { force: true })
  }
}
