import { randomBytes } from 'node:crypto'
import { refuse } from '#kit/fault.ts'
import type { FilePurpose } from '#kit/file.ts'
import { maxKbOf, purposeRule } from '#kit/file.ts'
import type { Services } from '#kit/server/context.ts'
import { maxMegapixels, takePicture } from '#kit/server/picture.ts'
import type { Picture, RefusedPicture } from '#kit/server/picture.ts'
import type { PhraseValues } from '#kit/words.ts'
import { fileFaults } from '../file.faults.ts'
import { sizeText } from '../file.size.ts'
import { cleanName } from './cleanName.ts'
import { fileTable } from './file.table.ts'
import type { StoredFile } from './fileUrl.ts'

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
}

/**
 * Takes a picture in (C5). The bytes are kept before the row, so that no row ever points at nothing; a file without a
 * row, after a crash in between, is reached by nobody.
 */
export async function takeUpload(
  { files, database, now }: Pick<Services, 'files' | 'database' | 'now'>,
  { name, bytes, purpose, ownerId }: Upload,
): Promise<StoredFile> {
  const picture = await taken(bytes, purpose)
  const token = randomBytes(18).toString('base64url')
  const key = `${token}.${picture.extension}`
  const thumbKey = `${token}-${randomBytes(6).toString('hex')}.webp`
  await files.put(key, picture.bytes, picture.mime)
  await files.put(thumbKey, picture.thumb, 'image/webp')
  const at = now()
  const row = {
    creatorId: ownerId,
    createdAt: at,
    updatedAt: at,
    key,
    thumbKey,
    name: cleanName(name),
    mime: picture.mime,
    size: picture.bytes.length,
    thumbSize: picture.thumb.length,
    width: picture.width,
    height: picture.height,
    kind: 'picture',
    purpose,
    status: purposeRule(purpose).publicWhen === 'uploaded' ? 'public' : 'private',
  } as const
  const [file] = await database.db.insert(fileTable).values(row).returning()
  if (!file) throw new Error('the file was not kept')
  return file
}
