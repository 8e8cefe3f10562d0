import {
  bigint,
  bigserial,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { Mark, Result } from '../assignment.states.ts'

/** What somebody said to one work that was handed in: once, and for good, since its learner has read it. */
export const assignmentFeedbackTable = pgTable(
  'assignment_feedback',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    assignmentId: foreignId().notNull(),
    responseId: foreignId().notNull(),
    result: text().$type<Result>().notNull(),
    comment: text().notNull(),
    fileIds: bigint({ mode: 'number' }).array().notNull(),
    /** Points by criterion of the card's rubric. */
    rubric: jsonb().$type<readonly Mark[]>().notNull(),
    /** What it counts, 0 to 1; null: a word on it, and no mark. */
    scaled: doublePrecision(),
    byId: foreignId().notNull(),
    at: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.responseId), index().on(table.assignmentId)],
)
