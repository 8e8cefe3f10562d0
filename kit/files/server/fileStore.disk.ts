import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './fileStore.ts'

/** Keeps files in a folder; what was answered for is synced to the disk. */
export function onDisk(location: string): FileStore {
  mkdirSync(location, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  const placeOf = (key: string) => {
    if (basename(key) !== key) throw new Error('a key names no folder')
    return join(location, key)
  }
  return {
    ...storeOn(disk),
    async put(key, bytes) {
      // Half a file on a full disk is worse than none.
      await wholeOrNone(placeOf(key), () => disk.put(key, bytes))
      await sync(join(location, key))
      await sync(location)
    },
    async putFile(key, path) {
      await sync(path)
      await moveTo(placeOf(key), path)
      await sync(location)
    },
    // A stream by name would find out that the file is gone only once the answer has begun.
    async read(key, range) {
      const handle = await open(placeOf(key), 'r')
      return handle.createReadStream(range)
    },
    async *list() {
      for (const entry of await readdir(location, { withFileTypes: true })) {
        const found = entry.isFile() && (await stat(join(location, entry.name)).catch(() => undefined))
        if (found) yield { key: entry.name, changedAt: found.mtimeMs }
      }
    },
    async sizeOf(key) {
      const found = await stat(placeOf(key)).catch(() => undefined)
      return found?.size
    },
  }
}

/** A rename where both are on one disk, which takes no time; else a copy that gets its name when it is whole. */
async function moveTo(target: string, path: string): Promise<void> {
  try {
    await rename(path, target)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const part = `${target}.part`
    await wholeOrNone(part, () =>
      pipeline(createReadStream(path), createWriteStream(part, { flush: true, mode: 0o600 })),
    )
    await rename(part, target)
    await rm(path, { force: true })
  }
}

async function wholeOrNone(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** A file that is answered for must be on the disk, and so must its name in the folder. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** What both kinds of store do alike. */
export function storeOn(disk: Disk): Pick<FileStore, 'put' | 'delete'> {
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    delete: (key) => disk.delete(key),
  }
}
