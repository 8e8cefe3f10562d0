import { readdir } from 'node:fs/promises'
import { and, inArray, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Job, Services } from '#kit/call/server/context.ts'
import { removePart } from './finishUpload.ts'
import { uploadFolder } from './store/quota.ts'
import { uploadTable } from './store/upload.table.ts'

const maxAgeMs = 24 * 3600 * 1000

/** Removes uploads that nobody has finished for a day, with what has arrived of them, and releases their reservations. */
export const forgetUploads: Job<Record<string, never>> = {
  name: 'forgetUploads',
  payload: z.strictObject({}),
  schedule: '37 * * * *',
  async run(services) {
    const { database, files, now } = services
    const old = await database.db
      .delete(uploadTable)
      .where(lt(uploadTable.createdAt, now() - maxAgeMs))
      .returning()
    for (const { id, key, fileId } of old) {
      await removePart(services, id)
      // Moved, but never noted as a file: nobody can reach it.
      if (key !== null && fileId === null) await files.delete(key)
    }
  },
}

/** Removes the parts in this server's own folder that belong to no upload: another server has forgotten those. */
export async function sweepParts(services: Services): Promise<void> {
  const names = await readdir(uploadFolder(services)).catch((): string[] => [])
  const ids = [...new Set(names.map((name) => name.replace(/\.json$/, '')))]
  if (ids.length === 0) return
  const pending = await services.database.db
    .select({ id: uploadTable.id })
    .from(uploadTable)
    .where(and(inArray(uploadTable.id, ids), isNull(uploadTable.fileId)))
  const pendingIds = new Set(pending.map(({ id }) => id))
  await Promise.all(ids.filter((id) => !pendingIds.has(id)).map((id) => removePart(services, id)))
}

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
