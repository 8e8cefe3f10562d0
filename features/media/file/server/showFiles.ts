import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Call, Db, ShownFile } from '#kit/call/server/context.ts'
import { fileTable } from './store/file.table.ts'
import { shownFile } from './store/fileUrl.ts'

/** Files as they may be fetched now, by id; unknown ones are left out. */
export async function showFiles(
  { db, services }: Call,
  fileIds: readonly number[],
): Promise<Readonly<Record<string, ShownFile>>> {
  if (fileIds.length === 0) return {}
  const files = await db
    .select()
    .from(fileTable)
    .where(and(inArray(fileTable.id, [...fileIds]), isNull(fileTable.deletedAt)))
  return Object.fromEntries(files.map((file) => [String(file.id), shownFile(file, services)]))
}

/** What somebody handed in stays theirs, whoever names it. */
/** The file behind a key, whether of the picture itself or of the small one. */
export async function fileOf(db: Db, key: string) {
  const isThumb = key.endsWith('.webp')
  const column = isThumb ? fileTable.thumbKey : fileTable.key
  const [file] = await db
    .select()
    .from(fileTable)
    .where(and(eq(column, key), isNull(fileTable.deletedAt)))
  return file && { file, isThumb }
}
