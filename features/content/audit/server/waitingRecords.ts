import type { SQL } from 'drizzle-orm'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { mayMove } from '#kit/contract/machine.ts'
import type { Machine, Move } from '#kit/contract/machine.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { ReviewQueue } from '#kit/resource/server/reviewQueue.ts'

/** The move that people wait for: the one decision whose reason may be left out. */
function approvalIn({ name, moves }: Machine): Move<string> {
  const approval = Object.values(moves).find(({ reason }) => reason === 'optional')
  if (!approval) throw new Error(`${name} knows no approval`)
  return approval
}

export const mayDecide = ({ machine }: ReviewQueue, actor: Actor, creatorId: number | null): boolean =>
  mayMove(approvalIn(machine), actor, creatorId)

export const isWaiting = ({ machine }: ReviewQueue, status: string): boolean =>
  approvalIn(machine).from.includes(status)

/** Since when a record waits; older ones say it by their last change. */
export const waitsSince = ({ since, spec }: ReviewQueue): SQL<number> =>
  sql<number>`coalesce(${since}, ${spec.table.updatedAt})`.mapWith(Number)

/** What waits for this person: never an own record of somebody who may not decide on those. */
export function waitingFor(queue: ReviewQueue, actor: Actor): SQL | undefined {
  const { spec, status, machine } = queue
  const [waiting = ''] = approvalIn(machine).from
  const { table, access } = spec
  return and(
    isNull(table.deletedAt),
    eq(status, waiting),
    access.visible(actor),
    mayDecide(queue, actor, actor.id) ? undefined : sql`${table.creatorId} is distinct from ${actor.id}`,
  )
}
