import { refuse } from '#kit/contract/fault.ts'
import type { FilePurpose } from '#kit/contract/file.ts'
import { fileKinds, maxKbOf, purposeRule } from '#kit/contract/file.ts'
import type { FileRefusal, FileType } from '#kit/files/fileType.ts'
import { rightlyNamed } from '#kit/files/fileType.ts'
import { readFileType } from '#kit/files/readFileType.ts'
import type { ByteSource } from '#kit/files/fileBytes.ts'
import { fileFaults } from '../../file.faults.ts'
import { sizeText } from '../../file.size.ts'
import { cleanName } from './cleanName.ts'

/** What inspection found out about an uploaded file, before it is stored. */
export interface Inspection {
  readonly type: FileType
  /** With the extension of its type. */
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
 * Inspects the bytes of a file: its type, whether its purpose allows that type, and how large it may be then. What the
 * client declared is ignored.
 */
export async function inspectFile(
  source: ByteSource,
  rawName: string,
  purpose: FilePurpose,
): Promise<Inspection> {
  const name = cleanName(rawName)
  const type = await readFileType(source, name)
  if (type.kind === 'refused') return refuseType(type, purpose)
  if (!purposeRule(purpose).kinds.includes(type.kind))
    return refuseType({ kind: 'refused', why: 'unknown' }, purpose)
  const maxKb = maxKbOf(purpose, type.kind)
  if (source.size > maxKb * 1024) refuse(fileFaults.tooLarge, { values: { size: sizeText(maxKb) } })
  return { type, name: rightlyNamed(name, type) }
}
