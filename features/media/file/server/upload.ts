import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { FilePurpose } from '#kit/contract/file.ts'
import { maxKbOf, purposeRule } from '#kit/contract/file.ts'
import type { Db, Services } from '#kit/call/server/context.ts'
import { maxMegapixels, takePicture } from '#kit/picture/server/picture.ts'
import type { Picture, RefusedPicture } from '#kit/picture/server/picture.ts'
import type { PhraseValues } from '#kit/i18n/words.ts'
import { fileFaults } from '../file.faults.ts'
import { sizeText } from '../file.size.ts'
import { fileTable } from './store/file.table.ts'
import type { StoredFile } from './store/fileUrl.ts'
import { acceptedPicture } from './store/acceptedFile.ts'
import { storeBytes } from './store/storeBytes.ts'
import { uploadTable } from './store/upload.table.ts'

function valuesOf(why: RefusedPicture['why'], purpose: FilePurpose): PhraseValues {
  const { ratio } = purposeRule(purpose)
  if (why === 'tooLarge') return { size: sizeText(maxKbOf(purpose, 'picture')) }
  if (why === 'tooManyPixels') return { max: maxMegapixels }
  return why === 'wrongRatio' && ratio ? { width: ratio[0], height: ratio[1] } : {}
}

async function taken(bytes: Buffer, purpose: FilePurpose): Promise<Picture> {
  const picture = await takePicture(bytes, purpose)
  if (picture.kind === 'picture') return picture
  return refuse(fileFaults[picture.why], { values: valuesOf(picture.why, purpose) })
}

export interface Upload {
  readonly name: string
  readonly bytes: Buffer
  readonly purpose: FilePurpose
  readonly ownerId: number
  /** The upload by which the bytes came, where they came in parts. */
  readonly uploadId?: string
}

/**
 * Takes a picture in (C5). The bytes are stored before the row, so that no row ever points at nothing; what a crash in
 * between leaves is found by `forgetFiles`.
 */
export async function takeUpload(
  services: Pick<Services, 'database' | 'env' | 'files' | 'now'>,
  { bytes, uploadId, ...details }: Upload,
): Promise<StoredFile> {
  const { row, parts } = acceptedPicture(details, await taken(bytes, details.purpose))
  const stored = await storeBytes(services, { ownerId: details.ownerId, ...row }, parts, uploadId)
  const at = services.now()
  try {
    return await services.database.db.transaction(async (db) => {
      const stamps = { creatorId: details.ownerId, createdAt: at, updatedAt: at }
      const [file] = await db
        .insert(fileTable)
        .values({ ...row, ...stamps })
        .returning()
      if (!file) throw new Error('the file was not kept')
      if (uploadId !== undefined) await noteFile(db, uploadId, file.id)
      await stored.commit(db)
      return file
    })
  } catch (error) {
    await stored.drop()
    throw error
  }
}

/** An upload becomes a file once. */
async function noteFile(db: Db, uploadId: string, fileId: number): Promise<void> {
  const isPending = and(eq(uploadTable.id, uploadId), isNull(uploadTable.fileId))
  const [noted] = await db.update(uploadTable).set({ fileId }).where(isPending).returning()
  if (!noted) refuse(kitFaults.notFound)
}
