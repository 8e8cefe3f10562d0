import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, FileUses } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { fileWords } from '../file.words.ts'
import { fileTable, fileUseTable } from './store/file.table.ts'
import { keyIn } from './store/fileUrl.ts'

// Whoever ends a file locks it too: a record that takes it at that moment keeps it, or is refused because it is gone.
const rowLock = 'key share'

type Pictures = FileUses['pictures']
type UseCall = Pick<Call, 'db' | 'services'>

async function pictureIds(call: UseCall, pictures: Pictures): Promise<number[]> {
  if (pictures.length === 0) return []
  const keys = pictures.map(({ url }) => keyIn(url, call.services.env) ?? '')
  const files = await call.db
    .select({ id: fileTable.id, key: fileTable.key, purpose: fileTable.purpose })
    .from(fileTable)
    .where(and(inArray(fileTable.key, keys), isNull(fileTable.deletedAt)))
    .for(rowLock)
  const problems: Record<string, FieldProblems[string]> = {}
  const ids: number[] = []
  pictures.forEach(({ field, purpose }, index) => {
    const file = files.find(({ key }) => key === keys[index])
    if (!file) problems[field] = phrase(fileWords, 'problems.notOurs')
    else if (file.purpose !== purpose) problems[field] = phrase(fileWords, 'problems.otherPurpose')
    else ids.push(file.id)
  })
  if (Object.keys(problems).length > 0) refuse(kitFaults.invalid, { fields: problems })
  return ids
}

/** Files by id that are not there any more. Who may show which is the rule of the record, which has looked already. */
async function refuseUnknown(call: UseCall, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  const found = await call.db
    .select({ id: fileTable.id })
    .from(fileTable)
    .where(and(inArray(fileTable.id, [...fileIds]), isNull(fileTable.deletedAt)))
    .for(rowLock)
  if (found.length < new Set(fileIds).size) refuse(kitFaults.invalid)
}

/** Notes which files a record shows from now on, and removes its uses of those it shows no more. */
export async function registerFileUses(call: UseCall, uses: FileUses): Promise<void> {
  const { resource, resourceId } = uses
  const isTheirs = and(eq(fileUseTable.resource, resource), eq(fileUseTable.resourceId, resourceId))
  const rows = await call.db.select({ fileId: fileUseTable.fileId }).from(fileUseTable).where(isTheirs)
  const before = rows.map(({ fileId }) => fileId)
  await refuseUnknown(
    call,
    uses.fileIds.filter((id) => !before.includes(id)),
  )
  const after = new Set([...(await pictureIds(call, uses.pictures)), ...uses.fileIds])
  const gone = before.filter((id) => !after.has(id))
  const added = [...after].filter((id) => !before.includes(id))
  if (gone.length > 0)
    await call.db.delete(fileUseTable).where(and(isTheirs, inArray(fileUseTable.fileId, gone)))
  if (added.length > 0)
    await call.db.insert(fileUseTable).values(added.map((fileId) => ({ fileId, resource, resourceId })))
}
