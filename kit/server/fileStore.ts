import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Env } from './env.ts'

/** Where bytes are kept: the disk or an S3-compatible store. Keys are ours: ASCII, unguessable, no folders. */
export interface FileStore {
  /** The bytes are safe when this has answered. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** @throws when the key is not there */
  read(key: string): Promise<Readable>
  delete(key: string): Promise<void>
  /** Every key, for backup. */
  keys(): AsyncIterable<string>
}

type Settings = Pick<
  Env,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION'
>

/** The S3-compatible store where the operator names one, else the folder `files` in DATA_DIR. */
export function makeFileStore(env: Settings): FileStore {
  return env.S3_ENDPOINT ? onS3(env, env.S3_ENDPOINT) : onDisk(join(env.DATA_DIR, 'files'))
}

function onDisk(location: string): FileStore {
  mkdirSync(location, { recursive: true, mode: 0o700 })
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    ...storeOn(disk),
    async put(key, bytes) {
      await disk.put(key, bytes)
      await sync(join(location, key))
      await sync(location)
    },
  }
}

/** A file that is answered for must be on the disk, and so must its name in the folder. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

function onS3(env: Settings, endpoint: string): FileStore {
  const driver = new S3Driver({
    endpoint,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET ?? '',
    credentials: { accessKeyId: env.S3_ACCESS_KEY ?? '', secretAccessKey: env.S3_SECRET_KEY ?? '' },
    forcePathStyle: true,
    // Many compatible servers know neither ACLs nor the newer check sums.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
  })
  return storeOn(new Disk(driver))
}

function storeOn(disk: Disk): FileStore {
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    // Also a key that is refused is a rejection, not a throw.
    read: async (key) => disk.getStream(key),
    delete: (key) => disk.delete(key),
    async *keys() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('/', paginationToken ? { paginationToken } : {})
        for (const entry of page.objects) if (entry.isFile) yield entry.key
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}
