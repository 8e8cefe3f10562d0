import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { fileTable, fileUseTable } from './store/file.table.ts'
import { partsOf } from './parts/partsOf.ts'
import { uploadLockTable } from './parts/uploadLock.table.ts'
import { uploadTable } from './store/upload.table.ts'

/** Comes behind all others: what their records have let go by then is used by nobody else. */
export const filePersonalData: PersonalData = {
  eraseOrder: 3,
  fates: [
    erased(fileTable, 'key', 'thumbKey', 'name'),
    stays(fileTable, because.work, 'creatorId', 'mime', 'kind', 'purpose', 'status'),
    stays(fileUseTable, because.nobody, 'resource'),
    erased(
      uploadTable,
      'id',
      'ownerId',
      'purpose',
      'name',
      'key',
      'found',
      'multipartId',
      'parts',
      'tailKey',
    ),
    stays(uploadLockTable, because.nobody, 'uploadId', 'holder'),
  ],
  erase: async (call, { id }) => {
    const { db, services } = call
    const used = db
      .select({ one: sql`1` })
      .from(fileUseTable)
      .where(eq(fileUseTable.fileId, fileTable.id))
    const gone = await db
      .delete(fileTable)
      .where(and(eq(fileTable.creatorId, id), notExists(used)))
      .returning({ key: fileTable.key, thumbKey: fileTable.thumbKey })
    const uploads = await db.delete(uploadTable).where(eq(uploadTable.ownerId, id)).returning()
    call.afterCommit(async () => {
      for (const { key, thumbKey } of gone) {
        await services.files.delete(key)
        if (thumbKey !== null) await services.files.delete(thumbKey)
      }
      for (const upload of uploads) {
        await partsOf(services).remove(upload)
        if (upload.key !== null && upload.fileId === null) await services.files.delete(upload.key)
      }
    })
  },
  own: { files: ownRows(fileTable, fileTable.creatorId, ['thumbKey']) },
  ownFiles: (db, userId) =>
    db
      .select({ id: fileTable.id, name: fileTable.name, key: fileTable.key })
      .from(fileTable)
      .where(and(eq(fileTable.creatorId, userId), isNull(fileTable.deletedAt)))
      .orderBy(asc(fileTable.id)),
}
