import { readFile } from 'node:fs/promises'
import { refuse } from '#kit/contract/fault.ts'
import type { FilePurpose } from '#kit/contract/file.ts'
import { fileKinds, maxKbOf, purposeRule } from '#kit/contract/file.ts'
import type { FileRefusal, FileType } from '#kit/files/fileType.ts'
import { rightlyNamed } from '#kit/files/fileType.ts'
import { readFileType } from '#kit/files/readFileType.ts'
import { withFile } from '#kit/files/server/fileSource.ts'
import { fileFaults } from '../../file.faults.ts'
import { sizeText } from '../../file.size.ts'
import { cleanName } from './cleanName.ts'

/** What was found out about a file that has arrived, before it is kept. */
export interface Looked {
  readonly type: FileType
  /** With an ending that says what it is. */
  readonly name: string
}

const namesFor = (purpose: FilePurpose) =>
  purposeRule(purpose)
    .kinds.map((kind) => fileKinds[kind].names)
    .join(', ')

function refuseType({ why, line }: FileRefusal, purpose: FilePurpose): never {
  if (why === 'unknown') refuse(fileFaults.wrongType, { values: { names: namesFor(purpose) } })
  if (why === 'notCaption') refuse(fileFaults.notCaption, { values: { line: line ?? 1 } })
  if (why === 'damaged') refuse(fileFaults.unreadable)
  return refuse(fileFaults[why])
}

/**
 * Looks at a file by its bytes: what it is, whether its purpose takes that, and how large it may be then. What its
 * sender said of it counts for nothing.
 */
export async function lookAt(path: string, rawName: string, purpose: FilePurpose): Promise<Looked> {
  const name = cleanName(rawName)
  const { type, size } = await withFile(path, async (source) => ({
    type: await readFileType(source, name),
    size: source.size,
  }))
  if (type.kind === 'refused') return refuseType(type, purpose)
  if (!purposeRule(purpose).kinds.includes(type.kind))
    return refuseType({ kind: 'refused', why: 'unknown' }, purpose)
  const maxKb = maxKbOf(purpose, type.kind)
  if (size > maxKb * 1024) refuse(fileFaults.tooLarge, { values: { size: sizeText(maxKb) } })
  return { type, name: rightlyNamed(name, type) }
}

/** Pictures are small and are written anew, so they alone are read whole. */
export const readWhole = (path: string): Promise<Buffer> => readFile(path)
