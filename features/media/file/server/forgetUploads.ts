import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, inArray, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Job, Services } from '#kit/call/server/context.ts'
import { partsOf } from './parts/partsOf.ts'
import { forgetLocks } from './parts/uploadLock.ts'
import { uploadFolder } from './store/quota.ts'
import { uploadTable } from './store/upload.table.ts'

const maxAgeMs = 24 * 3600 * 1000

/**
 * Removes uploads that nobody has finished for a day, with what has arrived of them, and releases their reservations; then what a
 * server left in the shared store that died between its row and its bytes.
 */
export const forgetUploads: Job<Record<string, never>> = {
  name: 'forgetUploads',
  payload: z.strictObject({}),
  schedule: '37 * * * *',
  async run(services) {
    const { database, files, now } = services
    const parts = partsOf(services)
    const before = now() - maxAgeMs
    const old = await database.db.delete(uploadTable).where(lt(uploadTable.createdAt, before)).returning()
    for (const upload of old) {
      await parts.remove(upload)
      // Moved, but never noted as a file: nobody can reach it.
      if (upload.key !== null && upload.fileId === null) await files.delete(upload.key)
    }
    await parts.sweep(before)
    await forgetLocks(services)
  },
}

/** Removes what is in this server's own folder and belongs to no upload: another server has forgotten that. */
export async function sweepParts(services: Services): Promise<void> {
  const folder = uploadFolder(services)
  const names = await readdir(folder).catch((): string[] => [])
  const ids = [...new Set(names.map(idIn))]
  if (ids.length === 0) return
  const pending = await services.database.db
    .select({ id: uploadTable.id })
    .from(uploadTable)
    .where(and(inArray(uploadTable.id, ids), isNull(uploadTable.fileId)))
  const pendingIds = new Set(pending.map(({ id }) => id))
  const left = names.filter((name) => !pendingIds.has(idIn(name)))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

/** Of a file for the upload, or one beside it. */
const idIn = (name: string): string => name.split('.')[0] ?? ''

const everyHour = 3600 * 1000

/** Sweeps now and every hour. A job would run on one server alone. Returns a function that ends it. */
export async function startSweepingParts(services: Services): Promise<() => void> {
  const sweep = () =>
    sweepParts(services).catch((error: unknown) => services.log.error({ err: error }, 'parts of uploads'))
  await sweep()
  const timer = setInterval(() => void sweep(), everyHour)
  timer.unref()
  return () => clearInterval(timer)
}
