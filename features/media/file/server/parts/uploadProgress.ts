import { ERRORS } from '@tus/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { uploadTable, type UploadRow } from '../store/upload.table.ts'
import { TusError } from './tusError.ts'

type Progress = Pick<UploadRow, 'arrived' | 'parts' | 'tailKey'>

const isPending = (id: string) => and(eq(uploadTable.id, id), isNull(uploadTable.fileId))

export async function pendingUpload(db: Db, id: string): Promise<UploadRow> {
  const [row] = await db.select().from(uploadTable).where(isPending(id))
  if (!row) throw new TusError(ERRORS.FILE_NOT_FOUND)
  return row
}

/**
 * Notes what the store has of an upload by now. Whoever sent bytes for the same place was first or comes too late: the row moves on
 * from `before` once, and nothing that is not in it becomes part of the file.
 */
export async function advance(db: Db, before: UploadRow, after: Progress): Promise<UploadRow> {
  const [row] = await db
    .update(uploadTable)
    .set({ arrived: after.arrived, parts: after.parts, tailKey: after.tailKey })
    .where(and(isPending(before.id), eq(uploadTable.arrived, before.arrived)))
    .returning()
  if (!row) throw new TusError(ERRORS.INVALID_OFFSET)
  return row
}

/** A number that no other part has, higher than those of all that were noted so far. */
export async function nextPart(db: Db, id: string): Promise<UploadRow> {
  const [row] = await db
    .update(uploadTable)
    .set({ lastPart: sql`${uploadTable.lastPart} + 1` })
    .where(isPending(id))
    .returning()
  if (!row) throw new TusError(ERRORS.FILE_NOT_FOUND)
  return row
}

/** Notes under which name the store begins the object; answers the one that was first. */
export async function noteMultipart(db: Db, id: string, multipartId: string): Promise<string> {
  const [row] = await db
    .update(uploadTable)
    .set({ multipartId: sql`coalesce(${uploadTable.multipartId}, ${multipartId})` })
    .where(isPending(id))
    .returning()
  if (!row?.multipartId) throw new TusError(ERRORS.FILE_NOT_FOUND)
  return row.multipartId
}
