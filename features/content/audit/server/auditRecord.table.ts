import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ReviewNote } from '#kit/contract/review.ts'
import { bigramsOf, foreignId, moment } from '#kit/data/server/table.ts'

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
    notes: jsonb().$type<readonly ReviewNote[]>().notNull().default([]),
    /** What was looked at, as it was: the next review tells what has changed since. Null: decided before that was kept. */
    snapshot: jsonb().$type<Readonly<Record<string, unknown>>>(),
    reviewerId: foreignId().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index().on(table.resource, table.resourceId, table.at),
    index().on(table.reviewerId, table.at),
    index().on(table.resource, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_record_title_search').using('gin', bigramsOf(table.title)),
  ],
)
