import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#kit/call/server/context.ts'
import { withFile } from '#kit/files/server/fileSource.ts'
import { uploadFolder } from '../store/quota.ts'
import { DiskPartStore } from './diskPartStore.ts'
import type { UploadParts } from './uploadParts.ts'

/** In the folder `uploads` of DATA_DIR: a file for each upload, and the library's note beside it. */
export function diskParts(services: Pick<Services, 'env' | 'files'>): UploadParts {
  const directory = uploadFolder(services)
  const pathOf = (id: string): string => join(directory, id)
  return {
    dataStore: (onRemoved) => new DiskPartStore({ directory, onRemoved }),
    async arrived({ id }) {
      const found = await stat(pathOf(id)).catch(() => undefined)
      return found?.size
    },
    whole: async ({ id }) => ({
      inspect: (work) => withFile(pathOf(id), work),
      read: () => readFile(pathOf(id)),
      moveTo: (key, type) => services.files.putFile(key, pathOf(id), type),
    }),
    async remove({ id }) {
      await Promise.all([rm(pathOf(id), { force: true }), rm(`${pathOf(id)}.json`, { force: true })])
    },
    async put(id, bytes) {
      await mkdir(directory, { recursive: true })
      await writeFile(pathOf(id), bytes)
      return {}
    },
    // Every server sweeps its own folder, see `startSweepingParts`.
    sweep: async () => {},
  }
}
