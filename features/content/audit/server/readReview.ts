import { and, desc, eq, sql } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import type { Call } from '#kit/call/server/context.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import type { auditEndpoints } from '../audit.contract.ts'
import { auditRecordTable as row } from './auditRecord.table.ts'
import { readDecisions } from './readDecisions.ts'
import type { ReviewQueue } from '#kit/resource/server/reviewQueue.ts'
import { isWaiting, mayDecide, waitsSince } from './waitingRecords.ts'

/** So many decisions of one record are told; nobody reads further back. */
const maxDecisions = 50

type Review = DataOf<(typeof auditEndpoints)['get']>

/**
 * Where one record stands. A reviewer who may not read it any more, because somebody else has just sent it back, is told
 * the decisions all the same, and nothing of what it holds.
 */
export async function readReview(call: Call, queue: ReviewQueue, id: number): Promise<Review> {
  const ofRecord = and(eq(row.resource, queue.spec.resource.name), eq(row.resourceId, id))
  const decisions = await readDecisions(call.db, ofRecord, { limit: maxDecisions })
  const record = await readPlaceInQueue(call, queue, id)
  if (!record && decisions.length === 0) refuse(kitFaults.notFound)
  if (!record)
    return { isWaiting: false, waitsSince: null, mayDecide: false, decisions, before: null, changed: [] }
  const waits = isWaiting(queue, record.status)
  const before = await lastSeen(call, ofRecord)
  return {
    isWaiting: waits,
    waitsSince: waits ? record.since : null,
    mayDecide: waits && mayDecide(queue, call.actor, record.creatorId),
    decisions,
    before,
    changed: before ? await changedSince(call, queue, id, before) : [],
  }
}

async function readPlaceInQueue({ db, actor }: Call, queue: ReviewQueue, id: number) {
  const { spec, status } = queue
  const [record] = await db
    .select({
      status: sql<string>`${status}`,
      since: waitsSince(queue),
      creatorId: sql<number | null>`${spec.table.creatorId}`.mapWith((by) =>
        by === null ? null : Number(by),
      ),
    })
    .from(spec.table)
    .where(visibleRecord(spec, actor, id))
  return record
}

async function lastSeen({ db }: Call, ofRecord: ReturnType<typeof and>): Promise<Review['before']> {
  const [last] = await db
    .select({ snapshot: row.snapshot })
    .from(row)
    .where(ofRecord)
    .orderBy(desc(row.at), desc(row.id))
    .limit(1)
  return last?.snapshot ?? null
}

async function changedSince(
  call: Call,
  queue: ReviewQueue,
  id: number,
  before: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const now = await queue.content(call, id)
  return queue.compared.filter((name) => !sameJson(before[name], now[name]))
}
