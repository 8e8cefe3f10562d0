import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { auditRecordTable } from './auditRecord.table.ts'

export const auditRecordView = viewOf(auditRecordTable, ['at', 'result', 'reviewerId'])

/** Records of `resource` that this person decided on. */
export const decidedBy =
  (resource: string) =>
  (reviewerId: number, id: PgColumn): SQL =>
    sql`exists (select 1 from ${auditRecordTable} where ${auditRecordTable.resource} = ${resource} and ${auditRecordTable.resourceId} = ${id} and ${auditRecordTable.reviewerId} = ${reviewerId})`
