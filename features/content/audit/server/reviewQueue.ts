import type { SQL } from 'drizzle-orm'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mayMove } from '#kit/contract/machine.ts'
import type { Machine, Move } from '#kit/contract/machine.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { contentOf } from '#kit/resource/server/crud.review.ts'
import type { CrudSpec, RecordTable, Values } from '#kit/resource/server/crud.ts'

/** A resource whose records wait for reviewers: where they wait, since when, and what is looked at. */
export interface ReviewQueue {
  readonly spec: CrudSpec
  /** The state table of the review, which need not be the record's main one. */
  readonly machine: Machine
  /** Where the state in that table stands. */
  readonly status: PgColumn
  readonly since: PgColumn
  /** What is decided on, as the decision keeps it. */
  readonly content: (call: Call, id: number) => Promise<Values>
  /** The parts of it that a later review compares. */
  readonly compared: readonly string[]
}

type ReviewedSpec = CrudSpec & { readonly table: RecordTable & { readonly submittedAt: PgColumn } }

/** The queue of a resource that goes through `reviewMachine`, or through another table with its moves. */
export const reviewQueue = (spec: ReviewedSpec): ReviewQueue => ({
  spec,
  machine: spec.resource.machine,
  status: spec.table.status,
  since: spec.table.submittedAt,
  content: (call, id) => contentOf(spec, call, id),
  compared: Object.keys(spec.resource.fields),
})

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
