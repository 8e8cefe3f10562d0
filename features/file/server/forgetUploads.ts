import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#kit/server/context.ts'
import { removePart } from './finishUpload.ts'
import { uploadTable } from './upload.table.ts'

const keptMs = 24 * 3600 * 1000

/** Removes uploads that nobody has finished for a day, with what has arrived of them. */
export const forgetUploads: Job<Record<string, never>> = {
  name: 'forgetUploads',
  payload: z.strictObject({}),
  schedule: '37 * * * *',
  async run(services) {
    const { database, files, now } = services
    const old = await database.db
      .delete(uploadTable)
      .where(lt(uploadTable.createdAt, now() - keptMs))
      .returning()
    for (const { id, key, fileId } of old) {
      await removePart(services, id)
      // Moved, but never noted as a file: nobody can reach it.
      if (key !== null && fileId === null) await files.delete(key)
    }
  },
}
