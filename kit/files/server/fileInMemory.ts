import type { FilePurpose } from '#kit/contract/file.ts'
import { maxKbOf, purposeRule } from '#kit/contract/file.ts'
import type { FileType } from '../fileType.ts'
import { readFileType } from '../readFileType.ts'
import { decodeBytes } from './fileSource.ts'

/** What a file in memory is by its bytes; undefined where its purpose does not take it. */
export async function typeInMemory(
  bytes: Uint8Array,
  name: string,
  purpose: FilePurpose,
): Promise<FileType | undefined> {
  const source = {
    size: bytes.length,
    decode: decodeBytes,
    read: async (at: number, length: number) => bytes.subarray(at, at + length),
  }
  const type = await readFileType(source, name)
  if (type.kind === 'refused' || !purposeRule(purpose).kinds.includes(type.kind)) return undefined
  return bytes.length <= maxKbOf(purpose, type.kind) * 1024 ? type : undefined
}
