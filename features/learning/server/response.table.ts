import {
  bigserial,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/server/table.ts'

/** What a learner answered, one row an attempt: appended, never overwritten. */
export const responseTable = pgTable(
  'response',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    // The client's own number of this deed: a repeated one has one effect.
    clientId: uuid().notNull(),
    learnerId: foreignId().notNull(),
    activityVersionId: foreignId().notNull(),
    cardId: foreignId().notNull(),
    attempt: integer().notNull(),
    response: jsonb().$type<unknown>().notNull(),
    scaled: doublePrecision(),
    passed: boolean().notNull(),
    durationMs: integer().notNull(),
    hintsUsed: integer().notNull(),
    at: moment().notNull(),
    gradedBy: foreignId(),
  },
  (table) => [
    uniqueIndex().on(table.clientId),
    uniqueIndex().on(table.learnerId, table.activityVersionId, table.cardId, table.attempt),
  ],
)
