import type { FilePurpose } from '#kit/contract/file.ts'
import { purposeRule } from '#kit/contract/file.ts'
import type { FileType } from '#kit/files/fileType.ts'
import type { Picture } from '#kit/picture/server/picture.ts'
import { cleanName } from './cleanName.ts'
import type { fileTable } from './file.table.ts'
import { newToken } from './newToken.ts'
import type { Part } from './storeBytes.ts'

/** A file that passed inspection: its bytes, and its row without owner and times. */
export interface AcceptedFile {
  readonly row: Omit<typeof fileTable.$inferInsert, 'creatorId' | 'createdAt' | 'updatedAt'>
  readonly parts: readonly Part[]
}

interface NamedFile {
  readonly name: string
  readonly purpose: FilePurpose
}

const shared = ({ name, purpose }: NamedFile) =>
  ({
    name: cleanName(name),
    purpose,
    status: purposeRule(purpose).publicWhen === 'uploaded' ? 'public' : 'private',
  }) as const

/** A re-encoded picture and its thumbnail. */
export function acceptedPicture(file: NamedFile, picture: Picture): AcceptedFile {
  const { mime, extension, bytes, thumb, width, height } = picture
  const token = newToken()
  const key = `${token}.${extension}`
  const thumbKey = `${token}-${newToken().slice(0, 12)}.webp`
  const sizes = { size: bytes.length, thumbSize: thumb.length, width, height }
  return {
    row: { ...shared(file), key, thumbKey, mime, kind: 'picture', ...sizes },
    parts: [
      { key, bytes, mime },
      { key: thumbKey, bytes: thumb, mime: 'image/webp' },
    ],
  }
}

/** Any other file, its bytes unchanged. */
export function acceptedBytes(file: NamedFile, bytes: Buffer, type: FileType): AcceptedFile {
  const { mime, kind, durationMs } = type
  const key = `${newToken()}.${type.extension}`
  const row = { ...shared(file), key, mime, kind, durationMs, size: bytes.length }
  return { row, parts: [{ key, bytes, mime }] }
}
