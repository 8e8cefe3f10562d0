import type { SQL } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { type Level, orderOf } from '#kit/resource/server/keyset.ts'
import { userViewAs } from '#features/people/user/server/user.queries.ts'
import type { Audited, Decision } from '../audit.contract.ts'
import { auditRecordTable } from './auditRecord.table.ts'

const row = auditRecordTable
const reviewer = userViewAs('reviewer')
const creator = userViewAs('creator')

export const newestFirst: readonly Level[] = [
  { field: 'at', column: row.at, order: 'desc' },
  { field: 'id', column: row.id, order: 'desc' },
]

/** Decisions with the people by name, the newest first. */
export const readDecisions = (
  db: Db,
  where: SQL | undefined,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
) =>
  db
    .select({
      id: row.id,
      resource: sql<Audited>`${row.resource}`,
      resourceId: row.resourceId,
      title: row.title,
      result: sql<Decision['result']>`${row.result}`,
      reason: row.reason,
      notes: sql<Decision['notes']>`${row.notes}`,
      creatorId: row.creatorId,
      creatorName: sql<string>`coalesce(${creator.nickname}, '')`,
      creatorAvatar: sql<string>`coalesce(${creator.avatar}, '')`,
      reviewerId: row.reviewerId,
      reviewerName: sql<string>`coalesce(${reviewer.nickname}, '')`,
      reviewerAvatar: sql<string>`coalesce(${reviewer.avatar}, '')`,
      at: row.at,
    })
    .from(row)
    .leftJoin(reviewer, eq(reviewer.id, row.reviewerId))
    .leftJoin(creator, eq(creator.id, row.creatorId))
    .where(where)
    .orderBy(...orderOf(newestFirst))
    .limit(limit)
    .offset(offset)
