import { join } from 'node:path'
import { onDisk } from './fileStore.disk.ts'
import type { FileSettings, FileStore } from './fileStore.ts'

/** The S3-compatible store where the operator names one, else the folder `files` in DATA_DIR. */
export async function makeFileStore(env: FileSettings): Promise<FileStore> {
  if (!env.S3_ENDPOINT) return onDisk(join(env.DATA_DIR, 'files'))
  // Its library is large, and most never need it.
  const { onS3 } = await import('./fileStore.s3.ts')
  return onS3(env, env.S3_ENDPOINT)
}
