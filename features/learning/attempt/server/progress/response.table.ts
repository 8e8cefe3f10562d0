import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Grade, Grader } from '#kit/card/grading.ts'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** What a learner answered, one row an attempt: appended, never overwritten. */
export const responseTable = pgTable(
  'response',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    // The client's own number of this action: a repeated one has one effect.
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
    /** Who has to grade it beside the card's own rules; null: nobody. */
    grader: text().$type<Grader>(),
    /** What they said; null: not yet. */
    grade: jsonb().$type<Grade>(),
    /** The person; an AI has no number. */
    gradedBy: foreignId(),
    gradedAt: moment(),
    /** How often an AI was asked and could not be understood. */
    gradeTries: integer().notNull().default(0),
    /** Since when an AI is at it; null: none is. */
    gradingSince: moment(),
  },
  (table) => [
    uniqueIndex().on(table.clientId),
    uniqueIndex().on(table.learnerId, table.activityVersionId, table.cardId, table.attempt),
    index('response_waiting')
      .on(table.grader, table.at)
      .where(sql`${table.grader} is not null and ${table.grade} is null`),
  ],
)
