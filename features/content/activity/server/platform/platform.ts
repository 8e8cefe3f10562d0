import { eq } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { forUpdate } from '#kit/resource/server/crud.ts'
import { moveFor } from '#kit/resource/server/crud.move.ts'
import type { MoveBody } from '#kit/resource/server/crud.move.ts'
import { recordMoved } from '#kit/call/server/events.ts'
import { mayPin } from '#kit/resource/server/crud.review.ts'
import type { PlatformReason } from '../../activity.contract.ts'
import { activityFaults } from '../../activity.faults.ts'
import { platformMachine } from '../../platform.machine.ts'
import { activitySpec } from '../record/activity.crud.ts'
import { activityTable } from '../record/activity.table.ts'
import { reviewNotesOf } from './platformReasons.ts'

interface PlatformMove extends Omit<MoveBody, 'reasons'> {
  readonly status: keyof typeof platformMachine.states
  readonly reasons?: readonly PlatformReason[] | undefined
}

/** D12: the one way in which an activity's standing with the platform changes. What is not published cannot be looked at. */
export async function movePlatformStatus(call: Call, body: PlatformMove): Promise<number> {
  const record = await forUpdate(activitySpec, call, body.id)
  const before = String(record['platformStatus'])
  const review = await reviewNotesOf(call, record, body)
  const move = moveFor(platformMachine, { ...record, status: before }, call, {
    ...body,
    reason: review.reason,
  })
  mayPin(platformMachine, move, body.reasons)
  if (move === 'apply' && record.status !== 'public') refuse(activityFaults.notPublished)
  const { status } = body
  const { reason, notes } = review
  const revision = record.revision + 1
  await call.db
    .update(activityTable)
    .set({
      platformStatus: status,
      platformReason: reason ?? '',
      platformNotes: notes,
      ...(move === 'apply' && { distribution: 'applied' as const, platformSubmittedAt: call.now }),
      revision,
      updatedAt: call.now,
    })
    .where(eq(activityTable.id, record.id))
  call.record({
    resource: 'activity',
    resourceId: record.id,
    action: move,
    before: { platformStatus: before },
    after: { platformStatus: status, reason },
  })
  await call.services.events.emit(call, recordMoved, {
    resource: 'activity',
    id: record.id,
    title: String(record['title']),
    creatorId: record.creatorId,
    move,
    from: before,
    to: status,
    reason,
    notes,
    // Versions are kept for good, so the number of the one that was looked at says all.
    content: { versionId: record['publishedVersionId'] },
  })
  return revision
}
