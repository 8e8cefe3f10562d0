import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Machine } from '#kit/contract/machine.ts'
import type { Call } from '#kit/call/server/context.ts'
import { contentOf } from './crud.review.ts'
import type { CrudSpec, RecordTable, Values } from './crud.ts'

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
