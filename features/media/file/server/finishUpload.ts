import { and, eq, isNull } from 'drizzle-orm'
import { Fault, kitFaults, refuse } from '#kit/contract/fault.ts'
import { purposeRule } from '#kit/contract/file.ts'
import type { Services } from '#kit/call/server/context.ts'
import { fileFaults } from '../file.faults.ts'
import { partsOf } from './parts/partsOf.ts'
import { whileLocked } from './parts/uploadLock.ts'
import type { WholeUpload } from './parts/uploadParts.ts'
import { fileTable } from './store/file.table.ts'
import type { StoredFile } from './store/fileUrl.ts'
import { inspectFile, type Inspection } from './store/inspectFile.ts'
import { newToken } from './store/newToken.ts'
import { uploadTable, type UploadRow } from './store/upload.table.ts'
import { takeUpload } from './upload.ts'

/**
 * Makes a file of a complete upload. Whoever asks for it again, at the same moment or at another server, gets the same file.
 * @throws Fault where there is no such upload, it has not arrived, or its bytes are refused
 */
export async function finishUpload(services: Services, id: string, ownerId: number): Promise<StoredFile> {
  const row = await uploadOf(services, id, ownerId)
  if (row.fileId !== null) return fileById(services, row.fileId)
  // A request that still sends need not be disturbed to say so.
  await checkArrived(services, row)
  return whileLocked(services, id, async () => {
    try {
      return await finish(services, await uploadOf(services, id, ownerId))
    } catch (error) {
      // Its lock was lost meanwhile, and another one was first.
      const now = await uploadOf(services, id, ownerId).catch(() => undefined)
      if (now && now.fileId !== null) return fileById(services, now.fileId)
      throw error
    }
  })
}

async function uploadOf({ database }: Services, id: string, ownerId: number): Promise<UploadRow> {
  const isOne = and(eq(uploadTable.id, id), eq(uploadTable.ownerId, ownerId))
  const [row] = await database.db.select().from(uploadTable).where(isOne)
  return row ?? refuse(kitFaults.notFound)
}

async function checkArrived(services: Services, row: UploadRow): Promise<void> {
  if (row.key !== null && (await isMoved(services, row, row.key))) return
  const arrived = await partsOf(services).arrived(row)
  if (arrived === undefined) refuse(kitFaults.notFound)
  if (arrived !== row.size) refuse(fileFaults.notArrived)
}

const isMoved = async ({ files }: Services, row: UploadRow, key: string): Promise<boolean> =>
  (await files.sizeOf(key)) === row.size

async function finish(services: Services, row: UploadRow): Promise<StoredFile> {
  if (row.fileId !== null) return fileById(services, row.fileId)
  // A crash came between the move of the bytes and the row: the key and the upload still say what the file is.
  if (row.key !== null && row.found && (await isMoved(services, row, row.key)))
    return insert(services, row, row.key, row.found)
  await checkArrived(services, row)
  return saveFile(services, row, await partsOf(services).whole(row))
}

async function fileById({ database }: Services, fileId: number): Promise<StoredFile> {
  const [file] = await database.db.select().from(fileTable).where(eq(fileTable.id, fileId))
  return file ?? refuse(kitFaults.notFound)
}

async function saveFile(services: Services, row: UploadRow, whole: WholeUpload): Promise<StoredFile> {
  const { db } = services.database
  let inspection: Inspection
  try {
    inspection = await whole.inspect((source) => inspectFile(source, row.name, row.purpose))
    if (inspection.type.kind === 'picture') return await storePicture(services, row, whole, inspection.name)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // What was refused once is refused again: it frees its space at once.
    await db.delete(uploadTable).where(isPending(row))
    await partsOf(services).remove(row)
    throw error
  }
  const key = `${newToken()}.${inspection.type.extension}`
  await db.update(uploadTable).set({ key, found: inspection }).where(isPending(row))
  await whole.moveTo(key, inspection.type.mime)
  return insert(services, row, key, inspection)
}

const isPending = ({ id }: UploadRow) => and(eq(uploadTable.id, id), isNull(uploadTable.fileId))

async function storePicture(
  services: Services,
  row: UploadRow,
  whole: WholeUpload,
  name: string,
): Promise<StoredFile> {
  const bytes = await whole.read()
  const { purpose, ownerId, id: uploadId } = row
  const file = await takeUpload(services, { name, bytes, purpose, ownerId, uploadId })
  await removeParts(services, row)
  return file
}

/** The file is made, whatever becomes of its parts: what is left of them is swept. */
const removeParts = (services: Services, row: UploadRow): Promise<void> =>
  partsOf(services)
    .remove(row)
    .catch((error: unknown) => services.log.warn({ err: error, uploadId: row.id }, 'parts of an upload'))

async function insert(
  services: Services,
  row: UploadRow,
  key: string,
  { type, name }: Inspection,
): Promise<StoredFile> {
  const at = services.now()
  const values = {
    creatorId: row.ownerId,
    createdAt: at,
    updatedAt: at,
    key,
    name,
    mime: type.mime,
    size: row.size,
    durationMs: type.durationMs,
    kind: type.kind,
    purpose: row.purpose,
    status: purposeRule(row.purpose).publicWhen === 'uploaded' ? 'public' : 'private',
  } as const
  const file = await services.database.db.transaction(async (db) => {
    const [made] = await db.insert(fileTable).values(values).returning()
    if (!made) throw new Error('the file was not kept')
    const [noted] = await db.update(uploadTable).set({ fileId: made.id }).where(isPending(row)).returning()
    return noted ? made : refuse(kitFaults.notFound)
  })
  await removeParts(services, row)
  return file
}
