import type { Call } from '#kit/call/server/context.ts'
import type { recordMoved } from '#kit/call/server/events.ts'
import { copyFileUses } from '#features/media/file/server/file.commands.ts'
import { auditRecordTable } from './auditRecord.table.ts'

type Moved = NonNullable<(typeof recordMoved)['payload']>

const results: Readonly<Record<string, 'approved' | 'rejected'>> = {
  approve: 'approved',
  pass: 'approved',
  reject: 'rejected',
  fail: 'rejected',
}

/** Keeps every decision of a review, with who decided, why, and what was looked at (K1). */
export async function saveDecision(call: Call, moved: Moved): Promise<void> {
  const result = results[moved.move]
  if (!result) return
  const [saved] = await call.db
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
  if (!saved) throw new Error('the decision was not kept')
  // What the record shows now, the decision shows for good: whoever replaces a picture does not take it from the review.
  const { resource, id: resourceId } = moved
  const to = { resource: 'audit-record', resourceId: saved.id }
  await copyFileUses(call.db, { resources: [resource], resourceId }, to)
}
