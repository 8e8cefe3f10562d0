import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'

/** Parts on the disk. The library's own store hides why a part could not be written; a full disk is told by name. */
export class PartStore extends FileStore {
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
    await pipeline(readable, file)
    return offset + file.bytesWritten
  }
}
