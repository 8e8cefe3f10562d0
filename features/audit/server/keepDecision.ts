import type { Call } from '#kit/server/context.ts'
import type { recordMoved } from '#kit/server/events.ts'
import { auditRecordTable } from './auditRecord.table.ts'

type Moved = NonNullable<(typeof recordMoved)['payload']>

const results: Readonly<Record<string, 'approved' | 'rejected'>> = { approve: 'approved', reject: 'rejected' }

/** Keeps every decision of a review, with who decided and why (K1). */
export async function keepDecision(call: Call, moved: Moved): Promise<void> {
  const result = results[moved.move]
  if (!result) return
  await call.db.insert(auditRecordTable).values({
    resource: moved.resource,
    resourceId: moved.id,
    title: moved.title,
    creatorId: moved.creatorId,
    result,
    reason: moved.reason ?? '',
    reviewerId: call.actor.id,
    at: call.now,
  })
}
