import type { FileRefusal, FileType } from '../fileType.ts'
import { blobSource } from './blobSource.ts'

/** What a chosen file is by its bytes, as the server will see it; a file of any size takes some reads of a few KB. */
export async function lookAt(file: File): Promise<FileType | FileRefusal> {
  const { readFileType } = await import('../readFileType.ts')
  return readFileType(blobSource(file), file.name)
}
