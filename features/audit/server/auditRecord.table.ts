import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/server/table.ts'

/** Each decision of a review, kept for good. */
export const auditRecordTable = pgTable(
  'audit_record',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    resource: text().notNull(),
    resourceId: foreignId().notNull(),
    title: text().notNull(),
    creatorId: foreignId(),
    result: text().notNull(),
    reason: text().notNull(),
    reviewerId: foreignId().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.resource, table.resourceId, table.at), index().on(table.reviewerId, table.at)],
)

/** Records of `resource` that this person decided on. */
export const decidedBy =
  (resource: string) =>
  (reviewerId: number, id: PgColumn): SQL =>
    sql`exists (select 1 from ${auditRecordTable} where ${auditRecordTable.resource} = ${resource} and ${auditRecordTable.resourceId} = ${id} and ${auditRecordTable.reviewerId} = ${reviewerId})`
