import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { isAmong } from '#kit/data/server/table.ts'
import { fileTable, fileUseTable } from './store/file.table.ts'

interface FileUsers {
  readonly resources: readonly string[]
  readonly resourceId: number
}

/** Notes that another record uses all files that one uses, whoever uploaded them; under a resource of its own if one is given. */
export async function copyFileUses(
  db: Db,
  { resources, resourceId }: FileUsers,
  to: { readonly resource?: string; readonly resourceId: number },
): Promise<void> {
  const uses = db
    .select({
      fileId: fileUseTable.fileId,
      resource: sql`coalesce(${to.resource ?? null}::text, ${fileUseTable.resource})`.as('resource'),
      resourceId: sql`${to.resourceId}::bigint`.as('resource_id'),
    })
    .from(fileUseTable)
    .where(and(eq(fileUseTable.resourceId, resourceId), inArray(fileUseTable.resource, [...resources])))
  await db.insert(fileUseTable).select(uses)
}

/** Notes that these records use no file any more. */
export async function dropFileUses(db: Db, resource: string, ids: readonly number[]): Promise<void> {
  const isTheirs = and(eq(fileUseTable.resource, resource), isAmong(fileUseTable.resourceId, ids))
  await db.delete(fileUseTable).where(isTheirs)
}

/** Deletes those of these files that no record uses. */
export async function deleteUnused(db: Db, ids: readonly number[], now: number): Promise<void> {
  const uses = db
    .select({ one: sql`1` })
    .from(fileUseTable)
    .where(eq(fileUseTable.fileId, fileTable.id))
  await db
    .update(fileTable)
    .set({ deletedAt: now })
    .where(and(inArray(fileTable.id, [...ids]), isNull(fileTable.deletedAt), notExists(uses)))
}

/** Makes public what learners are about to be shown: its addresses hold for good. */
export async function publishFiles(db: Db, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .update(fileTable)
    .set({ status: 'public' })
    .where(
      and(inArray(fileTable.id, [...fileIds]), ne(fileTable.status, 'public'), ne(fileTable.purpose, 'work')),
    )
}
