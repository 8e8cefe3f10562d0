import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'

interface Options {
  readonly directory: string
  /** Called once the parts of an upload are gone, before its client has the answer. */
  readonly onRemoved: (id: string) => Promise<void>
}

/** Parts on the disk. The library's own store hides why a part could not be written; a full disk has a fault of its own. */
export class DiskPartStore extends FileStore {
  readonly #onRemoved: Options['onRemoved']

  constructor({ directory, onRemoved }: Options) {
    super({ directory })
    this.#onRemoved = onRemoved
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
    await pipeline(readable, file)
    return offset + file.bytesWritten
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id)
    await this.#onRemoved(id)
  }
}
