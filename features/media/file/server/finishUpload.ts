import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { Fault, kitFaults, refuse } from '#kit/contract/fault.ts'
import { purposeRule } from '#kit/contract/file.ts'
import type { Services } from '#kit/call/server/context.ts'
import { fileFaults } from '../file.faults.ts'
import { fileTable } from './store/file.table.ts'
import type { StoredFile } from './store/fileUrl.ts'
import { newToken, uploadFolder } from './store/quota.ts'
import { inspectFile, readWhole, type Inspection } from './store/inspectFile.ts'
import { takeUpload } from './upload.ts'
import { uploadTable } from './store/upload.table.ts'

type Row = typeof uploadTable.$inferSelect

/** A part and the library's note beside it. */
export async function removePart(services: Services, id: string): Promise<void> {
  const path = join(uploadFolder(services), id)
  await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })])
}

const running = new Map<string, Promise<StoredFile>>()

/** Makes a file of a complete upload. Concurrent calls get the same file. */
export function finishUpload(services: Services, id: string, ownerId: number): Promise<StoredFile> {
  const name = `${ownerId} ${id}`
  const going = running.get(name) ?? finish(services, id, ownerId).finally(() => running.delete(name))
  running.set(name, going)
  return going
}

async function finish(services: Services, id: string, ownerId: number): Promise<StoredFile> {
  const { db } = services.database
  const [row] = await db
    .select()
    .from(uploadTable)
    .where(and(eq(uploadTable.id, id), eq(uploadTable.ownerId, ownerId)))
  if (!row) return refuse(kitFaults.notFound)
  if (row.fileId !== null) return fileById(services, row.fileId)
  const path = join(uploadFolder(services), id)
  const part = await stat(path).catch(() => undefined)
  if (!part && row.key !== null) return afterMove(services, row, row.key)
  if (!part) return refuse(kitFaults.notFound)
  if (part.size !== row.size) return refuse(fileFaults.notArrived)
  return saveFile(services, row, path)
}

async function fileById({ database }: Services, fileId: number): Promise<StoredFile> {
  const [file] = await database.db.select().from(fileTable).where(eq(fileTable.id, fileId))
  return file ?? refuse(kitFaults.notFound)
}

/** A crash came between the move of the bytes and the row: the key and the upload still say what the file is. */
async function afterMove(services: Services, row: Row, key: string): Promise<StoredFile> {
  const size = await services.files.sizeOf(key)
  if (size !== row.size || !row.found) return refuse(kitFaults.notFound)
  return insert(services, row, key, row.found)
}

async function saveFile(services: Services, row: Row, path: string): Promise<StoredFile> {
  const { db } = services.database
  let inspection: Inspection
  try {
    inspection = await inspectFile(path, row.name, row.purpose)
    if (inspection.type.kind === 'picture') return await storePicture(services, row, path, inspection.name)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // What was refused once is refused again: it frees its space at once.
    await db.delete(uploadTable).where(eq(uploadTable.id, row.id))
    await removePart(services, row.id)
    throw error
  }
  const key = `${newToken()}.${inspection.type.extension}`
  await db.update(uploadTable).set({ key, found: inspection }).where(eq(uploadTable.id, row.id))
  await services.files.putFile(key, path, inspection.type.mime)
  return insert(services, row, key, inspection)
}

async function storePicture(services: Services, row: Row, path: string, name: string): Promise<StoredFile> {
  const bytes = await readWhole(path)
  const { purpose, ownerId, id: uploadId } = row
  const file = await takeUpload(services, { name, bytes, purpose, ownerId, uploadId })
  await removePart(services, row.id)
  return file
}

async function insert(
  services: Services,
  row: Row,
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
    const isMine = and(eq(uploadTable.id, row.id), isNull(uploadTable.fileId))
    const [noted] = await db.update(uploadTable).set({ fileId: made.id }).where(isMine).returning()
    return noted ? made : refuse(kitFaults.notFound)
  })
  await removePart(services, row.id)
  return file
}
