import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { fileTable, fileUseTable } from './store/file.table.ts'

export const fileView = viewOf(fileTable, [
  'creatorId',
  'deletedAt',
  'id',
  'key',
  'kind',
  'mime',
  'name',
  'purpose',
  'size',
  'status',
  'thumbKey',
])

interface Users {
  readonly resources: readonly string[]
  readonly resourceId: number
}

/** Whatever one record shows, another one shows too, whoever uploaded it; under a resource of its own if one is given. */
export async function copyFileUses(
  db: Db,
  { resources, resourceId }: Users,
  to: { readonly resource?: string; readonly resourceId: number },
): Promise<void> {
  const held = db
    .select({
      fileId: fileUseTable.fileId,
      resource: sql`coalesce(${to.resource ?? null}::text, ${fileUseTable.resource})`.as('resource'),
      resourceId: sql`${to.resourceId}::bigint`.as('resource_id'),
    })
    .from(fileUseTable)
    .where(and(eq(fileUseTable.resourceId, resourceId), inArray(fileUseTable.resource, [...resources])))
  await db.insert(fileUseTable).select(held)
}

/** These records show no file any more. */
export async function dropFileUses(db: Db, resource: string, ids: readonly number[]): Promise<void> {
  const isTheirs = and(eq(fileUseTable.resource, resource), inArray(fileUseTable.resourceId, [...ids]))
  await db.delete(fileUseTable).where(isTheirs)
}

/** Those of these files that nothing shows are no files any more. */
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

/** What a record shows; `isPublic`: for everybody from now on. */
export async function addFileUses(
  db: Db,
  use: { readonly resource: string; readonly resourceId: number },
  fileIds: readonly number[],
  isPublic = false,
): Promise<void> {
  if (fileIds.length === 0) return
  if (isPublic)
    await db
      .update(fileTable)
      .set({ status: 'public' })
      .where(inArray(fileTable.id, [...fileIds]))
  await db.insert(fileUseTable).values(fileIds.map((fileId) => ({ ...use, fileId })))
}

/** What learners are about to meet becomes public: its addresses hold for good. */
export async function publishFiles(db: Db, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .update(fileTable)
    .set({ status: 'public' })
    .where(
      and(inArray(fileTable.id, [...fileIds]), ne(fileTable.status, 'public'), ne(fileTable.purpose, 'work')),
    )
}
