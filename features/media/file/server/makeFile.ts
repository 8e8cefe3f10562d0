import { inArray } from 'drizzle-orm'
import type { FilePurpose } from '#kit/contract/file.ts'
import type { Db, Services } from '#kit/call/server/context.ts'
import { fileTable, fileUseTable } from './store/file.table.ts'
import { shownFile } from './store/fileUrl.ts'
import { finishUpload } from './finishUpload.ts'
import { partsOf } from './parts/partsOf.ts'
import { newToken } from './store/newToken.ts'
import { uploadTable } from './store/upload.table.ts'

interface Details {
  readonly ownerId: number
  readonly purpose: FilePurpose
  /** `file` where none is given; the ending that is right is added. */
  readonly name?: string
  readonly bytes: Buffer
}

/** An uploaded file of any kind for tests and the demo, stored as if it had been uploaded. */
export async function makeFile(services: Services, { ownerId, purpose, name = 'file', bytes }: Details) {
  const id = newToken()
  const arrived = await partsOf(services).put(id, bytes)
  const row = { id, ownerId, purpose, name, size: bytes.length, createdAt: services.now(), ...arrived }
  await services.database.db.insert(uploadTable).values(row)
  const file = await finishUpload(services, id, ownerId)
  return { ...file, ...shownFile(file, services) }
}

/** Notes files that a record uses, for tests and the demo; `isPublic`: everybody may fetch them from now on. */
export async function addFileUses(
  db: Db,
  use: { readonly resource: string; readonly resourceId: number },
  fileIds: readonly number[],
  isPublic = false,
): Promise<void> {
  if (fileIds.length === 0) return
  if (isPublic)
    await db
      .update(fileTable)
      .set({ status: 'public' })
      .where(inArray(fileTable.id, [...fileIds]))
  await db.insert(fileUseTable).values(fileIds.map((fileId) => ({ ...use, fileId })))
}
