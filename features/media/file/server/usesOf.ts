import { eq } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { Use } from '#kit/data/server/namedRecords.ts'
import { fileUseTable } from './store/file.table.ts'

/** The records that show a file. A deck, its sounds and a version of an activity are listed as the activity, once. */
export async function usesOf({ db, services }: Call, fileId: number): Promise<Use[]> {
  const rows = await db
    .select({ resource: fileUseTable.resource, resourceId: fileUseTable.resourceId })
    .from(fileUseTable)
    .where(eq(fileUseTable.fileId, fileId))
    .orderBy(fileUseTable.resource, fileUseTable.resourceId)
  const uses = await services.records.owners(db, rows)
  const nameOf = await services.records.read(db, uses)
  return uses.map((use) => ({ resource: use.resource, id: use.resourceId, label: nameOf(use) }))
}
