import { and, eq, sql } from 'drizzle-orm'
import { fileUseTable } from '#features/media/file/server/file.table.ts'
import type { Call, Db } from '#kit/server/context.ts'
import type { recordMoved } from '#kit/server/events.ts'
import { auditRecordTable } from './auditRecord.table.ts'

type Moved = NonNullable<(typeof recordMoved)['payload']>

const results: Readonly<Record<string, 'approved' | 'rejected'>> = {
  approve: 'approved',
  pass: 'approved',
  reject: 'rejected',
  fail: 'rejected',
}

/** Keeps every decision of a review, with who decided, why, and what was looked at (K1). */
export async function keepDecision(call: Call, moved: Moved): Promise<void> {
  const result = results[moved.move]
  if (!result) return
  const [kept] = await call.db
    .insert(auditRecordTable)
    .values({
      resource: moved.resource,
      resourceId: moved.id,
      title: moved.title,
      creatorId: moved.creatorId,
      result,
      reason: moved.reason ?? '',
      notes: moved.notes,
      snapshot: moved.content ?? null,
      reviewerId: call.actor.id,
      at: call.now,
    })
    .returning({ id: auditRecordTable.id })
  if (!kept) throw new Error('the decision was not kept')
  await holdPictures(call.db, moved, kept.id)
}

/** What the record shows now, the decision shows for good: whoever replaces a picture does not take it from the review. */
async function holdPictures(db: Db, { resource, id }: Moved, auditId: number): Promise<void> {
  const use = fileUseTable
  const held = db
    .select({
      fileId: use.fileId,
      resource: sql`'audit-record'`.as('resource'),
      resourceId: sql`${auditId}::bigint`.as('resource_id'),
    })
    .from(use)
    .where(and(eq(use.resource, resource), eq(use.resourceId, id)))
  await db.insert(use).select(held)
}
