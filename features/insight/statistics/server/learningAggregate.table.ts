import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'
import type { LearningAggregate } from '../statistics.sums.ts'

/** What one learning has added to the figures, so that it can be taken out again when the learning changes. */
export const learningAggregateTable = pgTable('statistics_sheet', {
  learningId: foreignId().primaryKey(),
  activityId: foreignId().notNull(),
  versionId: foreignId().notNull(),
  /** The day on which it was begun, in its learner's zone, as their record has it. */
  day: date({ mode: 'string' }).notNull(),
  /** The groups that its learner belongs to: see `cohortsOf`. */
  cohorts: text().array().notNull(),
  sums: jsonb().$type<LearningAggregate>().notNull(),
})
